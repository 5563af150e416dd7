package hexalyst.game.hexbushka;

import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.draughts.DraughtsGame;
import hexalyst.game.kit.draughts.DraughtsGround;

/// Hexbushka, by Christian Freeling: draughts on hexagons, where pieces capture by approach, and lines of men whole
/// lines.
///
/// A man steps forward, straight or obliquely; a line of own men moves one step forward along itself, or any front part
/// of it does. A line that steps up to an enemy line, in any direction, takes all of it. A single piece that approaches
/// an enemy, a man by a step, a king from afar, takes that one and goes on as long as it can. A line that can capture
/// must; if none can, a piece that can must; and always one that takes the most. A man that ends a move on its last
/// rank becomes a king. A player without a turn loses; the third time of a position is a draw.
///
/// ```
///           b b b b b            b Black's men, w White's; both last
///          . . b b b b           ranks are the two sides that meet
///         . . . . b b b          in the other player's corner. White
///        . . . . . . b b         goes right, and up to the right and
///       w . . . . . . . b        to the left.
///        w w . . . . . .
///         w w w . . . .
///          w w w w . .
///           w w w w w
/// ```
///
/// Source: the rules pages of MindSports on Hexbushka and Bushka. We settled what they leave open as follows:
/// - **The start** has Bushka's fifteen men a side, in ranks from the corner, since the diagram was not found. An
/// edition
///   has ten.
/// - **Part of a line** may capture and leave its hind part, as it may move.
/// - **Jumps**: nothing is taken twice, what is taken blocks until the turn ends, and the first cell is vacant.
/// - **Captures** do not promote; none ends on the last rank, as nothing lies behind it to be approached going forward.
/// - **Draws**: the third time of a position is one by itself.
public final class Hexbushka extends DraughtsGame {
    private static final Edition FIFTEEN = new RuleEdition(Hexbushka.class, "standard", BOARD).withKings();
    private static final Edition TEN = new RuleEdition(Hexbushka.class, "ten-men", BOARD).withKings();

    /// The game.
    public static final Hexbushka GAME = new Hexbushka();

    private Hexbushka() {
        super("Hexbushka", FIFTEEN, TEN);
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new HexbushkaBoard((DraughtsGround) ground);
    }

    /// A triangle whose rows become shorter by one, from the length of the board's sides or one less.
    @Override
    protected int menInRow(Edition edition, int side, int row) {
        return side - row - (edition.id().equals(TEN.id()) ? 1 : 0);
    }
}
