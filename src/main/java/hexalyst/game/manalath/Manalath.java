package hexalyst.game.manalath;

import hexalyst.board.CellSet;
import hexalyst.board.Groups;
import hexalyst.board.HexGrid;
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
import hexalyst.game.Supply;
import hexalyst.game.Traits;
import hexalyst.game.Traits.SwapRule;
import hexalyst.game.kit.SwapPosition;
import java.util.List;

/// Manalath, by Dieter Stein and Néstor Romeral Andrés, 2012.
///
/// Players take turns placing a piece of **either** colour on an empty cell so that the group it joins has at most 5
/// pieces. Whoever ends a turn with a group of exactly 5 of the own colour (a quint) wins; with one of exactly 4 (a
/// quart) loses. Groups of the other colour never end the game on one's own turn, so a quart handed to the opponent has
/// to be extended at once. A player without a legal move must pass. An own quart or quint still decides then; otherwise
/// two passes in a row are a draw, and in one edition already the first.
///
/// ```
///   i    O O O O O          e5 is the centre of the 61 cells;
///   h   O O O O O O         row a is at the bottom,
///   g  O O O O O O O        cells count from the left:
///   f O O O O O O O O       e8 touches e7 e9 d7 d8 f7 f8
///   e O O O O O O O O O
///   d  O O O O O O O O
///   ...
/// ```
///
/// The swap ([hexalyst.game.Move#swap]), by which the second player takes over the first move, is not a published rule:
/// players agree on it before the game, since the first player wins.
///
/// Sources: the designer's rules page and the nestorgames rule sheet. They differ in what decides between a quart and a
/// quint and in what happens without a legal move; both are data of [ManalathEdition]. Where both are silent: a set-up
/// may contain any number of quarts and quints, but only of the player to move (the other player's would have ended the
/// game).
public final class Manalath implements Game {
    /// The game.
    public static final Manalath GAME = new Manalath();
    /// The most pieces that a group may have: a quint.
    public static final int QUINT = 5;
    /// The size of a quart.
    public static final int QUART = 4;

    private Manalath() {}

    @Override
    public String id() {
        return "manalath";
    }

    @Override
    public String title() {
        return "Manalath";
    }

    @Override
    public List<Edition> editions() {
        return List.of(ManalathEdition.DESIGNER, ManalathEdition.NESTORGAMES);
    }

    @Override
    public SetupResult position(Edition edition, PositionSetup setup) {
        ManalathEdition rules = edition.as(ManalathEdition.class);
        SetupCheck check = new SetupCheck(edition, setup, 1);
        if (check.isFine()) {
            groupProblems(setup, check);
        }
        Supply supply = setup.supply().orElseGet(() -> supplyLeft(rules, setup, check));
        for (Side side : Side.values()) {
            boolean negative = supply.left(side) < Supply.UNLIMITED;
            check.refuse(negative, SetupProblem.Part.SUPPLY, "supply.negative");
        }
        int most = rules.passesToDraw();
        if (setup.passes() < 0 || setup.passes() >= most) {
            check.add(
                    most == 1
                            ? SetupProblem.in(SetupProblem.Part.PASSES, "passes.end", rules)
                            : SetupProblem.in(SetupProblem.Part.PASSES, "passes.many", setup.passes(), most));
        }
        check.refuse(setup.lateSwap(), SetupProblem.Part.SWAP, "swap.late");
        return check.result(() -> {
            Position position = ManalathPosition.of(rules, setup, supply);
            return setup.swap() ? new SwapPosition(position) : position;
        });
    }

    /// None where the second player may still swap, with at most one piece on the board.
    @Override
    public List<Reason> ideas(Position before, Move turn) {
        return before instanceof ManalathPosition position ? ManalathIdeas.of(position, turn) : List.of();
    }

    /// The group that the move makes.
    @Override
    public List<Reason> effect(Position before, Move turn) {
        return before.preview(turn).ideas("makes.one");
    }

    @Override
    public boolean countsPasses() {
        return true;
    }

    @Override
    public Traits traits() {
        return Traits.of(Traits.Goal.LINE, SwapRule.AGREED).keepingPieces().counting(Traits.Groups.SIZES);
    }

    /// Logistic like the default, but flatter, since a search selects the estimates that are too optimistic.
    @Override
    public double chance(int estimate) {
        return 1 / (1 + Math.exp(-estimate / ManalathEvaluation.SCALE));
    }

    private static Supply supplyLeft(ManalathEdition rules, PositionSetup setup, SetupCheck check) {
        return setup.usualSupply(rules).orElseGet(() -> {
            int most = rules.pieces();
            Side side = setup.count(Content.WHITE) > most ? Side.WHITE : Side.BLACK;
            check.add(SetupProblem.in(
                    SetupProblem.Part.SUPPLY, "supply.over", setup.count(Content.of(side)), side, most));
            return Supply.ENDLESS;
        });
    }

    private static void groupProblems(PositionSetup setup, SetupCheck check) {
        HexGrid grid = HexGrid.of(setup.grid());
        CellSet seen = CellSet.EMPTY;
        for (int cell = 0; cell < grid.cells(); cell++) {
            Content content = setup.cells().get(cell);
            if (content.isEmpty() || content.isBlocked() || seen.contains(cell)) {
                continue;
            }
            CellSet group =
                    Groups.around(grid, cell, next -> setup.cells().get(next).equals(content));
            seen = seen.or(group);
            Side colour = content.equals(Content.WHITE) ? Side.WHITE : Side.BLACK;
            if (group.size() > QUINT) {
                check.add(SetupProblem.at(cell, "group.tooLarge", colour, group.size(), QUINT));
            } else if (group.size() >= QUART && colour != setup.toMove()) {
                check.add(SetupProblem.at(
                        cell, group.size() == QUART ? "group.quart" : "group.quint", colour, setup.toMove()));
            }
        }
    }
}
