package hexalyst.export.board;

import hexalyst.board.CellSet;
import hexalyst.game.Connection;
import hexalyst.game.Move;
import hexalyst.game.MovePreview;
import hexalyst.game.Part;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Finds what follows from the rules alone about the moves of a position, for any game: which win, which lose, which
/// are illegal, and which would win for the other player. Where what wins has to outlast the reply
/// ([hexalyst.game.Traits#winsAfterReply]), a move that makes it counts as winning. On cells about which nothing
/// follows, it marks the shortest connections and eyes ([Position#eyes]).
public final class RuleSigns {
    private RuleSigns() {}

    /// At most one sign for each move; empty if the game is over.
    public static List<Overlays.Sign> of(Position position) {
        if (position.outcome().over()) {
            return List.of();
        }
        List<Overlays.Sign> signs = new ArrayList<>();
        // With pieces to choose from, no sign on a cell says which of them wins or is illegal there.
        boolean chooses = chooses(position);
        Map<Move, Overlays.Sign.Kind> shapes = chooses ? Map.of() : shapes(position);
        Set<Part> parts = position.game().traits().openTurns() ? Set.copyOf(position.parts()) : Set.of();
        Map<Side, Connection> connections = connections(position);
        Map<Side, CellSet> eyes = position.eyes();
        for (int cell = 0; cell < position.grid().cells(); cell++) {
            List<Overlays.Sign> moves = chooses ? List.of() : on(position, cell, parts, shapes);
            signs.addAll(moves.isEmpty() ? quiet(connections, eyes, cell) : moves);
        }
        return List.copyOf(signs);
    }

    /// The connections of players who have a piece on the board. Before that, nearly all cells are on one.
    private static Map<Side, Connection> connections(Position position) {
        Map<Side, Connection> begun = new EnumMap<>(Side.class);
        position.connections().forEach((side, connection) -> {
            if (position.contents().stream()
                    .anyMatch(content -> content.colour().equals(Optional.of(side)))) {
                begun.put(side, connection);
            }
        });
        return begun;
    }

    private static boolean chooses(Position position) {
        return !position.stock(position.toMove()).isEmpty();
    }

    /// The signs of what no move is about.
    private static List<Overlays.Sign> quiet(Map<Side, Connection> connections, Map<Side, CellSet> eyes, int cell) {
        Map<Side, Overlays.Sign.Kind> here = new EnumMap<>(Side.class);
        connections.forEach((side, connection) -> {
            if (connection.cells().contains(cell)) {
                boolean cuts = connection.cuts().contains(cell);
                here.put(side, cuts ? Overlays.Sign.Kind.CUTS : Overlays.Sign.Kind.CONNECTS);
            }
        });
        eyes.forEach((side, cells) -> {
            if (cells.contains(cell)) {
                here.put(side, Overlays.Sign.Kind.EYE);
            }
        });
        List<Overlays.Sign> signs = new ArrayList<>();
        here.forEach((side, kind) -> {
            int half = side == Side.WHITE ? -1 : 1;
            signs.add(new Overlays.Sign(cell, here.size() == 1 ? 0 : half, side, kind));
        });
        return signs;
    }

    /// The signs on a cell. Where either colour may be placed, each has its half; otherwise a sign that is alone is in
    /// the middle.
    ///
    /// @param parts the parts that may come next, where a part need not be a whole turn
    private static List<Overlays.Sign> on(
            Position position, int cell, Set<Part> parts, Map<Move, Overlays.Sign.Kind> shapes) {
        List<Move> candidates = position.candidates(cell);
        Move theirs = Move.place(cell, position.toMove().other());
        boolean halves = candidates.size() > 1;
        List<Overlays.Sign> signs = new ArrayList<>();
        for (Move move : halves ? candidates : both(candidates, theirs)) {
            if (move.only() instanceof Part.Put place) {
                Optional<Overlays.Sign.Kind> own = candidates.contains(move) && !parts.contains(place)
                        ? kind(position.preview(move), position.toMove())
                        : Optional.empty();
                int aside = candidates.indexOf(move) == 0 ? -1 : 1;
                own.or(() -> Optional.ofNullable(shapes.get(move)))
                        .ifPresent(kind -> signs.add(new Overlays.Sign(cell, aside, place.colour(), kind)));
            }
        }
        return halves || signs.size() > 1
                ? signs
                : signs.stream()
                        .map(sign -> new Overlays.Sign(cell, 0, sign.colour(), sign.kind()))
                        .toList();
    }

    /// The moves on a cell where each player may place only own pieces.
    private static List<Move> both(List<Move> candidates, Move theirs) {
        return Stream.concat(candidates.stream(), Stream.of(theirs)).distinct().toList();
    }

    /// Whether it is sure that no turn wins at once, for either player; the signs of [PictureDetails#wins]. Where what
    /// wins has to outlast the reply, a move that loses at once leaves what the other player has made.
    public static boolean quiet(Position position) {
        if (position.game().traits().openTurns()) {
            return Stream.of(Side.values())
                    .allMatch(side -> Threats.beginnings(position, side).equals(Optional.of(Set.of())));
        }
        return !chooses(position)
                && of(position).stream().noneMatch(sign -> switch (sign.kind()) {
                    case WINS, THREATENS -> true;
                    case LOSES -> position.game().traits().winsAfterReply();
                    case ILLEGAL, CONNECTS, CUTS, EYE -> false;
                });
    }

    private static Optional<Overlays.Sign.Kind> kind(MovePreview preview, Side mover) {
        return switch (preview) {
            case MovePreview.Illegal illegal -> Optional.of(Overlays.Sign.Kind.ILLEGAL);
            case MovePreview.Legal legal ->
                legal.outcome()
                        .wonBy()
                        .map(winner -> winner == mover ? Overlays.Sign.Kind.WINS : Overlays.Sign.Kind.LOSES);
        };
    }

    /// The moves that would win for the other player if it were their turn; none if the rules do not allow that
    /// position. And the moves of the player to move that win unless the reply breaks what they make, or as part of a
    /// turn.
    private static Map<Move, Overlays.Sign.Kind> shapes(Position position) {
        Side mover = position.toMove();
        Map<Move, Overlays.Sign.Kind> found = new HashMap<>();
        wins(position, mover.other()).forEach(move -> found.put(move, Overlays.Sign.Kind.THREATENS));
        if (position.game().traits().winsAfterReply()
                || position.game().traits().openTurns()) {
            wins(position, mover).forEach(move -> found.put(move, Overlays.Sign.Kind.WINS));
        }
        return found;
    }

    private static List<Move> wins(Position position, Side side) {
        return position.game().traits().openTurns()
                ? Threats.beginnings(position, side).orElse(Set.of()).stream()
                        .map(Move::of)
                        .toList()
                : Threats.breakable(position, side);
    }
}
