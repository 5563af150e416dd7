package hexalyst.game.pentalath;

import hexalyst.board.CellSet;
import hexalyst.board.Grid;
import hexalyst.game.Content;
import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.game.Reason;
import hexalyst.game.SetupCheck;
import hexalyst.game.SetupProblem;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.game.Stones;
import hexalyst.game.Supply;
import hexalyst.game.SwapPosition;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import java.util.List;

/// Pentalath, by Cameron Browne's program Ludi, 2007 (first called Ndengrod).
///
/// Players take turns placing a piece of their own colour on an empty cell. Then every group of the other colour that
/// has no freedom, no empty cell next to it, is captured and removed. A piece whose own group has no freedom after that
/// may not be placed. Whoever then has five or more pieces in a straight line wins. The second player may take over
/// the first move in place of the second ([hexalyst.game.Move#swap]).
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
/// Source: the rules page of the designer. What it leaves open is settled so:
/// - **Draws.** A player to move without a legal move: the game is drawn. (The board is never full: a legal move leaves
///   its piece a freedom.)
/// - **Repetition.** Captures can bring a position back; on small boards play can be forced into a circle. Each player
///   has as many pieces as the board has cells, captured ones are out of the game, and without a piece left there is
///   no legal move. No game between people comes near that, every game ends, and what a position is worth does not
///   depend on how it came about, so that proofs and transpositions are sound, which a ban on repeating would spoil.
///   The supply left is part of the position.
/// - **The swap** is always in the rules. It is on offer when White's first piece is the only one ever placed, which
///   the position tells: with a capture behind it a lone piece has a smaller supply. After the swap a lone black piece
///   stands, so it cannot be made twice.
/// - **Blocked cells** are no freedom and interrupt lines; the published game has none.
/// - A set-up may hold neither a group without freedom nor a line of five: the game would have taken them away or
/// ended.
public final class Pentalath implements Game {
    /// The game.
    public static final Pentalath GAME = new Pentalath();
    /// The pieces in a line that win; more do too.
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

    /// What is captured, or the group that is made.
    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return before.preview(turn).ideas("makes.one");
    }

    @Override
    public Traits traits() {
        return new Traits(SwapRule.ALWAYS, false);
    }

    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        PentalathEdition rules = edition.as(PentalathEdition.class);
        Stones pieces = Stones.of(setup);
        SetupCheck check = new SetupCheck(setup);
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

    /// True at the start, and when White's first piece is the only one that was ever placed: a lone piece after a
    /// capture has a smaller supply.
    private static boolean swapOffered(PentalathPosition position) {
        Stones pieces = position.stones();
        Supply unused = position.edition().supply(position.grid());
        return pieces.black().isEmpty()
                && pieces.white().size() == (position.toMove() == Side.WHITE ? 0 : 1)
                && position.supply()
                        .equals(unused.less(Side.WHITE, pieces.white().size()));
    }

    /// Estimates of searches promise more than comes about, or less: by how much was found with the weights.
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
