package hexalyst.notation.rules;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.notation.source.FileProblem;
import java.util.List;
import java.util.Optional;

/// The rules of an edition.
///
/// @param blocks what it consists of, in order; those that could not be read are left out
/// @param problems the problems in the text; empty for the games of this program
public record RulesPage(List<RulesBlock> blocks, List<FileProblem> problems) {
    /// Copies the lists.
    public RulesPage {
        blocks = List.copyOf(blocks);
        problems = List.copyOf(problems);
    }

    /// The page in the current language; empty if the game has none.
    public static Optional<RulesPage> of(Game game, Edition edition) {
        return game.rules().map(text -> new RulesReader(game, edition).read(text));
    }
}
