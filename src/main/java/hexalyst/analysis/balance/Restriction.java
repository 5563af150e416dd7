package hexalyst.analysis.balance;

import hexalyst.analysis.results.StoreKey;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game.PlayersSetup;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.turn.TurnLister;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What two players may agree on before a game so that it lasts: blocked cells, or the first move; or a set-up that one
/// of them has made. One restriction represents all that are equal up to the symmetries of the board.
///
/// @param position the position where the game then begins for the player who may choose a move
/// @param blocked the additionally blocked cells, ascending
/// @param first the fixed first move, if there is one
/// @param made the set-up that a player has made, if one has
public record Restriction(Position position, List<Integer> blocked, Optional<Move> first, Optional<Made> made) {
    /// Copies the list.
    public Restriction {
        blocked = List.copyOf(blocked);
    }

    /// A restriction of a start that no player has made.
    public Restriction(Position position, List<Integer> blocked, Optional<Move> first) {
        this(position, blocked, first, Optional.empty());
    }

    /// A set-up that a player has made, with some of its pieces left out.
    ///
    /// @param number which of the set-ups that are compared, from 1
    /// @param without the cells whose pieces are left out, ascending
    public record Made(int number, List<Integer> without) {
        /// Copies the list.
        public Made {
            without = List.copyOf(without);
        }
    }

    /// Every choice of this many pieces of nobody to leave out of a set-up, with either player to move first.
    ///
    /// @param number of the set-up, from 1
    /// @param count how many pieces, 0 or more
    /// @return nothing if it is no set-up for a player to begin with
    public static List<Restriction> leavingOut(Position start, int number, int count) {
        PlayersSetup rule = start.game().playersSetup().orElseThrow();
        Map<StoreKey, Restriction> all = new LinkedHashMap<>();
        List<Integer> cells = firstCells(count);
        while (!cells.isEmpty() || count == 0) {
            if (cells.stream().map(start::at).allMatch(Restriction::isNobodys)) {
                PositionSetup setup = start.setup();
                for (int cell : cells) {
                    setup = setup.with(cell, Content.EMPTY);
                }
                begun(rule, start.edition(), setup, new Made(number, cells))
                        .forEach(begun -> all.putIfAbsent(StoreKey.of(begun.position()), begun));
            }
            if (count == 0 || !next(cells, start.grid().cells())) {
                break;
            }
        }
        return List.copyOf(all.values());
    }

    /// Both ways to begin, or nothing if one of them is none: only both say what the better colour is.
    private static List<Restriction> begun(PlayersSetup rule, Edition edition, PositionSetup setup, Made made) {
        List<Restriction> both = Stream.of(Side.values())
                .flatMap(side -> ongoing(rule.begin(edition, setup, side)).stream())
                .map(position -> new Restriction(position, List.of(), Optional.empty(), Optional.of(made)))
                .toList();
        return both.size() == Side.values().length ? both : List.of();
    }

    private static boolean isNobodys(Content content) {
        return content.pieces().stream().anyMatch(piece -> piece.owner().isEmpty());
    }

    /// Every choice of this many empty cells to block.
    ///
    /// @param count how many cells, 0 or more
    public static List<Restriction> blocked(Position start, int count) {
        Map<StoreKey, Restriction> all = new LinkedHashMap<>();
        List<Integer> cells = firstCells(count);
        while (!cells.isEmpty() || count == 0) {
            if (cells.stream().allMatch(cell -> start.at(cell).isEmpty())) {
                position(start, cells)
                        .ifPresent(position -> all.putIfAbsent(
                                StoreKey.of(position), new Restriction(position, cells, Optional.empty())));
            }
            if (count == 0 || !next(cells, start.grid().cells())) {
                break;
            }
        }
        return List.copyOf(all.values());
    }

    private static List<Integer> firstCells(int count) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < count; cell++) {
            cells.add(cell);
        }
        return cells;
    }

    /// Advances to the next choice in lexical order; returns false after the last.
    private static boolean next(List<Integer> cells, int board) {
        int count = cells.size();
        int at = count - 1;
        while (at >= 0 && cells.get(at) >= board - count + at) {
            at--;
        }
        if (at < 0) {
            return false;
        }
        int cell = cells.get(at) + 1;
        for (int i = at; i < count; i++) {
            cells.set(i, cell + i - at);
        }
        return true;
    }

    /// The position with these cells blocked; empty if the rules do not allow it, or if the game is then over.
    private static Optional<Position> position(Position start, List<Integer> cells) {
        PositionSetup setup = start.setup();
        for (int cell : cells) {
            setup = setup.with(cell, Content.BLOCKED);
        }
        return ongoing(start.game().position(start.edition(), setup));
    }

    private static Optional<Position> ongoing(SetupResult result) {
        return switch (result) {
            case SetupResult.Valid valid ->
                Optional.of(valid.position())
                        .filter(position -> !position.outcome().over());
            case SetupResult.Invalid invalid -> Optional.empty();
        };
    }

    /// Every first move; empty if turns have several parts and there are too many whole turns to list ([TurnLister]).
    public static Optional<List<Restriction>> firstMoves(Position start) {
        return new TurnLister().of(start).map(moves -> after(start, moves));
    }

    private static List<Restriction> after(Position start, List<Move> moves) {
        Map<StoreKey, Restriction> all = new LinkedHashMap<>();
        for (Move move : moves) {
            Position after = start.play(move);
            if (!after.outcome().over()) {
                all.putIfAbsent(StoreKey.of(after), new Restriction(after, List.of(), Optional.of(move)));
            }
        }
        return List.copyOf(all.values());
    }

    /// At most this many of the restrictions, in their order; the same ones for the same seed. The two ways to begin
    /// with a set-up count as one.
    public static List<Restriction> sample(List<Restriction> all, int count, long seed) {
        List<Object> mixed =
                new ArrayList<>(all.stream().map(Restriction::whole).distinct().toList());
        if (mixed.size() <= count) {
            return List.copyOf(all);
        }
        Collections.shuffle(mixed, new Random(seed));
        Set<Object> chosen = new HashSet<>(mixed.subList(0, count));
        return all.stream().filter(one -> chosen.contains(one.whole())).toList();
    }

    private Object whole() {
        return made.isPresent() ? made.get() : this;
    }

    /// The names of the blocked cells, separated by spaces, or the move; empty for the unrestricted game.
    public String text() {
        return first.map(position::text)
                .orElseGet(() -> blocked.stream().map(position.grid()::name).collect(Collectors.joining(" ")));
    }
}
