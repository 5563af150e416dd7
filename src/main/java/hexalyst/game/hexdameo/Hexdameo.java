package hexalyst.game.hexdameo;

import hexalyst.game.Edition;
import hexalyst.game.kit.Ground;
import hexalyst.game.kit.RuleBoard;
import hexalyst.game.kit.RuleEdition;
import hexalyst.game.kit.draughts.DraughtsGame;
import hexalyst.game.kit.draughts.DraughtsGround;

/// Hexdameo, by Christian Freeling: draughts on hexagons, where lines of men move.
///
/// A man steps forward, straight or obliquely; a line of own men moves one step forward along itself, or any front part
/// of it does. Men jump over neighbouring enemies in all six directions, several in one turn; what is taken comes off
/// at its end. Of all captures one that takes the most must be made. A man that ends a turn on its last rank becomes a
/// king, which goes and jumps from afar. A player without a turn loses; the third time of a position is a draw.
///
/// ```
///           . b b b b            b Black's men, w White's; both last
///          . . b b b b           ranks are the two sides that meet
///         . . . b b b b          in the other player's corner. White
///        . . . . b b b b         goes right, and up to the right and
///       . . . . . . . . .        to the left.
///        w w w w . . . .
///         w w w w . . .
///          w w w w . .
///           w w w w .
/// ```
///
/// Source: the rules pages of MindSports on Hexdameo, Hexdame and Dameo. We settled what they leave open as follows:
/// - **Lines**: any stretch of a line of men may move, kings are no part of it, as in Dameo.
/// - **Jumps**: nothing is jumped twice, what was jumped blocks until the turn ends, and the first cell is vacant.
/// - **Passing over the last rank** does not promote.
/// - **Draws**: the third time of a position is one by itself; there is no rule that counts moves of kings.
/// - **Other boards** begin with rhombuses in the same corners. The last rank is where the outline has no cell straight
///   ahead; a blocked cell there changes nothing.
public final class Hexdameo extends DraughtsGame {
    private static final Edition STANDARD = new RuleEdition(Hexdameo.class, "standard", BOARD).withKings();

    /// The game.
    public static final Hexdameo GAME = new Hexdameo();

    private Hexdameo() {
        super("Hexdameo", STANDARD);
    }

    /// A rhombus, one cell shorter than the sides of the board.
    @Override
    protected int menInRow(Edition edition, int side, int row) {
        return row < side - 1 ? side - 1 : 0;
    }

    @Override
    protected RuleBoard board(Ground ground) {
        return new HexdameoBoard((DraughtsGround) ground);
    }
}
