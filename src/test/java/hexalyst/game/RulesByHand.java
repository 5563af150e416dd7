package hexalyst.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import hexalyst.board.CellSet;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;
import hexalyst.turn.Changes;

/// The rules of a game on positions that were worked out by hand.
public abstract class RulesByHand {
    private final Game game;

    protected RulesByHand(Game game) {
        this.game = game;
    }

    /// The position of a text.
    protected final Position of(String text) {
        return Positions.of(game, text);
    }

    protected static String text(Position position) {
        return PositionText.format(position);
    }

    protected static MovePreview preview(Position position, String move) {
        return position.preview(Positions.move(position, move));
    }

    /// The cells whose pieces a move removes from the board.
    protected static CellSet taken(Position position, String move) {
        Move made = Positions.move(position, move);
        return Changes.of(position, made, position.play(made)).taken();
    }

    /// What a move does, or why it is illegal, as users read it.
    protected final String words(MovePreview preview) {
        return game.editions().getFirst().words(preview.reason());
    }

    /// Checks who has won, and why, as users read it.
    protected static void assertWon(Position position, Side winner, String why) {
        assertEquals(
                winner, assertInstanceOf(Outcome.Won.class, position.outcome()).winner());
        assertEquals(why, position.endWords());
    }

    /// Checks that the game is drawn, and why, as users read it.
    protected static void assertDrawn(Position position, String why) {
        assertInstanceOf(Outcome.Drawn.class, position.outcome());
        assertEquals(why, position.endWords());
    }

    /// Checks which field makes a text invalid.
    ///
    /// @param field `none` if the text is a valid position
    protected final void assertWrong(String text, String field) {
        String found = switch (PositionText.parse(text, game)) {
            case Parsed.Ok<Position> ok -> "none";
            case Parsed.Bad<Position> bad -> bad.first().field();
        };
        assertEquals(field, found);
    }
}
