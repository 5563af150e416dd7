package hexalyst.game.pentalath;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.StoneCodec;
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.Stones;
import hexalyst.game.kit.SwapPosition;
import java.util.List;

/// Pentalath, by Cameron Browne's program Ludi, 2007 (first called Ndengrod).
///
/// Players take turns placing a piece of their own colour on an empty cell. Then every group of the other colour that
/// has no freedom, no empty cell next to it, is captured and removed. A piece whose own group has no freedom after that
/// may not be placed. A player who then has five or more pieces in a straight line wins. The second player may take
/// over the first move in place of the second ([hexalyst.game.Move#swap]).
///
/// ```
///   i    O O O O O          lines run along the three
///   h   O O O O O O         rows of the hexagons:
///   g  O O O O O O O        e1 to e9, a1 to e5 to i5 and
///   f O O O O O O O O       a5 to e5 to i1 on 61 cells
///   e O O O O O O O O O
///   d  O O O O O O O O
///   ...
/// ```
///
/// Source: the rules page of the designer. We settled what it leaves open as follows:
/// - **Draws.** The game is drawn if the player to move has no legal move. (The board is never full, since a legal move
///   leaves its piece a freedom.)
/// - **Repetition.** Captures can bring a position back, and on small boards play can be forced into a cycle. Each
///   player has as many pieces as the board has cells, captured ones do not come back, and without a piece left there
///   is no legal move. No game between people gets near that limit, and every game ends. The value of a position does
///   not depend on how it was reached, so proofs and transpositions are sound, unlike with a ban on repetition. The
///   remaining supply is part of the position.
/// - **The swap** is always in the rules. It is on offer when White's first piece is the only one ever placed, which
///   the position shows: after a capture, a lone piece comes with a smaller supply. After the swap the lone piece is
///   black, so it cannot be made twice.
/// - **Blocked cells** are not freedoms, and interrupt lines; the published game has none.
/// - A set-up may contain neither a group without freedom nor a line of five: the group would have been captured, and
///   the line would have ended the game.
public final class Pentalath implements Game {
    /// The game.
    public static final Pentalath GAME = new Pentalath();
    /// The number of pieces in a line that wins; more also win.
    public static final int LINE = 5;

    private Pentalath() {}

    @Override
    public String id() {
        return "pentalath";
    }

    @Override
    public String title() {
        return "Pentalath";
    }

    @Override
    public List<Edition> editions() {
        return List.of(PentalathEdition.STANDARD);
    }

    /// None where the second player may still swap, with at most one piece on the board.
    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return before instanceof PentalathPosition position ? PentalathIdeas.of(position, turn) : List.of();
    }

    /// The captures, or the group that the move makes.
    @Override
    public List<Reason> effect(Position before, Move turn) {
        return before.preview(turn).ideas("makes.one");
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.LINE, SwapRule.ALWAYS).counting(Traits.Groups.FREEDOMS);
    }

    @Override
    public MoveCodec codec(Grid grid) {
        return new StoneCodec(grid, StoneCodec.Colours.WRITTEN);
    }

    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        PentalathEdition rules = edition.as(PentalathEdition.class);
        Stones pieces = Stones.of(setup);
        SetupCheck check = new SetupCheck(edition, setup, 1);
        pieceProblems(pieces, check);
        Supply supply = check.limitedSupply(rules);
        check.noPasses();
        return check.result(() -> {
            PentalathPosition plain = PentalathPosition.of(rules, pieces, setup.toMove(), supply);
            boolean swap = swapOffered(plain);
            check.refuse(setup.swap() && !swap, SetupProblem.Part.SWAP, "swap.late", Side.WHITE);
            return swap ? new SwapPosition(plain) : plain;
        });
    }

    /// True at the start, and when White's first piece is the only one that was ever placed: after a capture, a lone
    /// piece comes with a smaller supply.
    private static boolean swapOffered(PentalathPosition position) {
        Stones pieces = position.stones();
        Supply unused = position.edition().supply(position.grid());
        return pieces.black().isEmpty()
                && pieces.white().size() == (position.toMove() == Side.WHITE ? 0 : 1)
                && position.supply()
                        .equals(unused.less(Side.WHITE, pieces.white().size()));
    }

    /// Search estimates are too optimistic or pessimistic; the correction was fitted together with the weights.
    @Override
    public double chance(int estimate) {
        return 1 / (1 + Math.exp(-estimate / PentalathEvaluation.SCALE));
    }

    private static void pieceProblems(Stones pieces, SetupCheck check) {
        Grid grid = pieces.grid();
        CellSet seen = CellSet.EMPTY;
        CellSet lines = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            Content content = pieces.at(cell);
            if (content.isEmpty() || content.isBlocked()) {
                continue;
            }
            Side side = content.equals(Content.WHITE) ? Side.WHITE : Side.BLACK;
            if (!seen.contains(cell)) {
                CellSet group = Formations.group(pieces, cell);
                seen = seen.or(group);
                if (!Formations.free(pieces, group)) {
                    check.add(SetupProblem.at(cell, "setup.stifled", side, group.size()));
                }
            }
            if (!lines.contains(cell) && !Formations.lines(pieces, cell).isEmpty()) {
                lines = lines.or(Formations.lines(pieces, cell));
                check.add(SetupProblem.at(cell, "setup.line", side, Formations.longest(pieces, cell)));
            }
        }
    }
}
