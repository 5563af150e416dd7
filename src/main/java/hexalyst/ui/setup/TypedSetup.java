package hexalyst.ui.setup;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Position;
import hexalyst.game.PositionSetup;
import hexalyst.notation.BoardCode;
import hexalyst.notation.PositionText;
import hexalyst.notation.source.Parsed;

/// A set-up that was typed or pasted as a line: a position of the chosen game, or a board code, which names its
/// edition.
record TypedSetup(Edition edition, PositionSetup setup) {
    /// Reads a line.
    ///
    /// @param edition the chosen edition
    /// @param game its game
    static Parsed<TypedSetup> read(String line, Edition edition, Game game) {
        String word = line.strip();
        if (BoardCode.isCode(word)) {
            return switch (BoardCode.parse(word)) {
                case Parsed.Ok<Position> ok ->
                    new Parsed.Ok<>(
                            new TypedSetup(ok.value().edition(), ok.value().setup()));
                case Parsed.Bad<Position> bad -> new Parsed.Bad<>(bad.problems());
            };
        }
        return switch (PositionText.setup(word, game)) {
            case Parsed.Ok<PositionSetup> ok -> new Parsed.Ok<>(new TypedSetup(edition, ok.value()));
            case Parsed.Bad<PositionSetup> bad -> new Parsed.Bad<>(bad.problems());
        };
    }
}
