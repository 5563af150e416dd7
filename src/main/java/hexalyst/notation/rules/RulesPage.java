package hexalyst.notation.rules;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.notation.FileProblem;
import java.util.List;
import java.util.Optional;

/// The rules of an edition.
///
/// @param blocks what it consists of, in order; those that could not be read are left out
/// @param problems what is wrong with the text; nothing in the games of this program
public record RulesPage(List<RulesBlock> blocks, List<FileProblem> problems) {
    /// Copies the lists.
    public RulesPage {
        blocks = List.copyOf(blocks);
        problems = List.copyOf(problems);
    }

    /// The page in the language of here and now; empty if the game has none.
    public static Optional<RulesPage> of(Game game, Edition edition) {
        return game.rules().map(text -> new RulesReader(game, edition).read(text));
    }
}
