package hexalyst.export.document;

import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Agreement;
import hexalyst.record.GameTree;
import hexalyst.record.KnownValue;
import hexalyst.record.KnownValue.Basis;
import hexalyst.record.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How a game went, by the values of its positions: who gave what away, where it turned, and what was known when.
/// Whatever rests on an estimate is kept apart from what is proved.
///
/// @param slips the moves that gave something away, in order of play
/// @param turn the one after which the later winner was always better; empty if there is none or it is not known
/// @param phases the runs of positions whose values favour the same player as surely, in order of play
/// @param white White's moves in numbers
/// @param black Black's moves in numbers
/// @param open how many positions are not proved
public record GameReport(
        List<Slip> slips, Optional<Slip> turn, List<Phase> phases, Account white, Account black, int open) {
    /// The least loss of winning chance, 0 to 1, that counts as a mistake if it is only estimated.
    private static final double COSTLY = 0.3;

    /// Copies the lists.
    public GameReport {
        slips = List.copyOf(slips);
        phases = List.copyOf(phases);
    }

    /// A position of the line.
    ///
    /// @param node its node
    /// @param ply how many moves were played before it
    /// @param by who played the move that led to it; empty at the start
    /// @param value its value, if known
    public record Point(int node, int ply, Optional<Side> by, Optional<KnownValue> value) {}

    /// A move that gave something away.
    ///
    /// @param at the position after it
    /// @param by who played it
    /// @param before the value before the move
    /// @param after the value after the move
    public record Slip(Point at, Side by, KnownValue before, KnownValue after) {
        /// The less reliable basis of the two values.
        public Basis basis() {
            return before.weaker(after);
        }

        /// What the move cost: winning chance, 0 to 1.
        public double cost() {
            return before.of(by) - after.of(by);
        }

        private boolean counts() {
            return cost() > (basis() == Basis.ESTIMATED ? COSTLY : 0);
        }
    }

    /// A run of positions.
    ///
    /// @param from the first one
    /// @param value its value; empty if nothing is known of these positions
    public record Phase(Point from, Optional<KnownValue> value) {
        private boolean goesOn(Point next) {
            return value.isPresent() == next.value().isPresent()
                    && value.map(KnownValue::basis).equals(next.value().map(KnownValue::basis))
                    && value.flatMap(KnownValue::favoured).equals(next.value().flatMap(KnownValue::favoured));
        }
    }

    /// The moves of a player in numbers.
    ///
    /// @param proved mistakes that are proved
    /// @param noted mistakes that the file notes as proved
    /// @param estimated mistakes by an estimate
    /// @param kept moves that kept a win or draw
    /// @param chances moves that could have given a win or draw away, where both values are proved or noted so
    /// @param fromFile how many of these rest on what the file notes
    /// @param guessed moves where a value is estimated
    /// @param loss the mean loss of winning chance of these, 0 to 1
    public record Account(
            int proved, int noted, int estimated, int kept, int chances, int fromFile, int guessed, double loss) {
        private static Account of(Side side, List<Slip> moves) {
            List<Slip> own = moves.stream().filter(move -> move.by() == side).toList();
            List<Slip> sure = own.stream()
                    .filter(move ->
                            move.basis() != Basis.ESTIMATED && move.before().of(side) > 0)
                    .toList();
            List<Slip> guessed =
                    own.stream().filter(move -> move.basis() == Basis.ESTIMATED).toList();
            return new Account(
                    mistakes(own, Basis.PROVED),
                    mistakes(own, Basis.NOTED),
                    mistakes(own, Basis.ESTIMATED),
                    (int) sure.stream().filter(move -> !move.counts()).count(),
                    sure.size(),
                    (int) sure.stream()
                            .filter(move -> move.basis() == Basis.NOTED)
                            .count(),
                    guessed.size(),
                    guessed.stream()
                            .mapToDouble(move -> Math.max(0, move.cost()))
                            .average()
                            .orElse(0));
        }

        private static int mistakes(List<Slip> moves, Basis basis) {
            return (int) moves.stream()
                    .filter(move -> move.basis() == basis && move.counts())
                    .count();
        }
    }

    /// Reports on a line.
    ///
    /// @param line its positions from the start
    public static GameReport of(List<Point> line) {
        List<Slip> moves = moves(line);
        List<Slip> slips = moves.stream().filter(Slip::counts).toList();
        int open = (int) line.stream()
                .filter(point -> point.value()
                        .filter(value -> value.basis() == Basis.PROVED)
                        .isEmpty())
                .count();
        return new GameReport(
                slips,
                turn(line, slips),
                phases(line),
                Account.of(Side.WHITE, moves),
                Account.of(Side.BLACK, moves),
                open);
    }

    /// Reports on the main line of a game, by what is noted in it.
    public static GameReport of(GameTree tree) {
        List<Point> line = new ArrayList<>();
        Position position = tree.start();
        for (int id : tree.mainLine()) {
            Node node = tree.node(id);
            Optional<Side> by = Optional.empty();
            if (node.move().isPresent()) {
                by = Optional.of(position.toMove());
                position = position.play(node.move().get());
            }
            Optional<KnownValue> value = KnownValue.atTheEnd(Agreement.agreed(tree, id, position))
                    .or(() -> KnownValue.of(node.annotations()));
            line.add(new Point(id, line.size(), by, value));
        }
        return of(line);
    }

    /// A player's moves in numbers.
    public Account of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /// All moves with a value before and after.
    private static List<Slip> moves(List<Point> line) {
        List<Slip> moves = new ArrayList<>();
        for (int i = 1; i < line.size(); i++) {
            Point at = line.get(i);
            Optional<KnownValue> before = line.get(i - 1).value();
            if (before.isPresent() && at.value().isPresent() && at.by().isPresent()) {
                moves.add(new Slip(at, at.by().get(), before.get(), at.value().get()));
            }
        }
        return moves;
    }

    /// The last slip, if it is the loser's and nothing after it favours the loser.
    private static Optional<Slip> turn(List<Point> line, List<Slip> slips) {
        if (slips.isEmpty()) {
            return Optional.empty();
        }
        Slip last = slips.getLast();
        Optional<Side> winner = line.getLast().value().flatMap(KnownValue::favoured);
        boolean forGood = line.stream()
                .filter(point -> point.ply() >= last.at().ply())
                .allMatch(point -> point.value().isPresent()
                        && point.value().get().favoured().equals(winner));
        return forGood && winner.equals(Optional.of(last.by().other())) ? Optional.of(last) : Optional.empty();
    }

    private static List<Phase> phases(List<Point> line) {
        List<Phase> phases = new ArrayList<>();
        for (Point point : line) {
            if (phases.isEmpty() || !phases.getLast().goesOn(point)) {
                phases.add(new Phase(point, point.value()));
            }
        }
        return phases;
    }
}
