package hexalyst.notation.rules;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.notation.source.FileProblem;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The rules of an edition.
///
/// @param blocks what it consists of, in order; those that could not be read are left out
/// @param problems the problems in the text; empty for the games of this program
public record RulesPage(List<RulesBlock> blocks, List<FileProblem> problems) {
    /// The lines of a picture, up to a blank one.
    private static final Pattern PICTURE = Pattern.compile("(?m)^" + DiagramReader.START + "(?:.+\\n?)+");

    /// Copies the lists.
    public RulesPage {
        blocks = List.copyOf(blocks);
        problems = List.copyOf(problems);
    }

    /// The page in the current language; empty if the game has none.
    public static Optional<RulesPage> of(Game game, Edition edition) {
        return game.rules().map(text -> new RulesReader(game, edition).read(text));
    }

    /// The sentences of a game's rules in one line, without pictures, which take much longer to read; empty if it has
    /// no page.
    public static String words(Game game, Edition edition) {
        String text =
                game.rules().map(all -> PICTURE.matcher(all).replaceAll("")).orElse("");
        return new RulesReader(game, edition)
                .read(text).blocks().stream()
                        .map(block -> switch (block) {
                            case RulesBlock.Heading heading -> heading.text();
                            case RulesBlock.Paragraph paragraph -> paragraph.text();
                            case RulesBlock.Item item -> item.text();
                            case RulesBlock.Diagram diagram -> diagram.caption();
                        })
                        .collect(Collectors.joining(" "));
    }
}
