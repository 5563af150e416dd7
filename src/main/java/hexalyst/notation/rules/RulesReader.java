package hexalyst.notation.rules;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Side;
import hexalyst.notation.source.FileProblem;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads the text of a game's rules for one edition. Blank lines separate the blocks of the text:
///
/// - `# ` and a title;
/// - `edition: ` and an edition's id, or `all`: the edition that the following blocks are for;
/// - a list: each line that begins with `- ` is a new item, other lines continue the item;
/// - a picture, which begins with `position: ` ([DiagramReader]);
/// - anything else is a paragraph.
///
/// In all of them `{white}` and `{black}` are replaced by the edition's names for the first and the second player, and
/// `{shading}` by what the signs on the board of a game with compulsory captures mean.
public final class RulesReader {
    private static final String HEADING = "# ";
    private static final String ITEM = "- ";
    private static final String EDITION = "edition: ";
    private static final String ALL = "all";
    private static final String SHADING = "shading";
    private static final Pattern NAME = Pattern.compile("\\{(\\w*)}");

    private final Game game;
    private final Edition edition;
    private final List<RulesBlock> blocks = new ArrayList<>();
    private final List<FileProblem> problems = new ArrayList<>();
    private boolean meant = true;

    /// @param game the game whose rules to read
    /// @param edition the edition to read them for
    public RulesReader(Game game, Edition edition) {
        this.game = game;
        this.edition = edition;
    }

    /// Reads a text. Never throws.
    public RulesPage read(String text) {
        blocks.clear();
        problems.clear();
        meant = true;
        List<String> lines = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                lines.add(line.strip());
            } else {
                block(lines, number - lines.size());
                lines.clear();
            }
        }
        block(lines, number + 1 - lines.size());
        return new RulesPage(blocks, problems);
    }

    /// @param first the number of the first line
    private void block(List<String> lines, int first) {
        if (lines.isEmpty()) {
            return;
        }
        String start = lines.getFirst();
        if (start.startsWith(EDITION)) {
            edition(lines, first);
        } else if (meant && start.startsWith(DiagramReader.START)) {
            diagram(lines, first);
        } else if (meant && start.startsWith(HEADING)) {
            heading(lines, first);
        } else if (meant && start.startsWith(ITEM)) {
            items(lines, first);
        } else if (meant) {
            blocks.add(new RulesBlock.Paragraph(filled(String.join(" ", lines), first)));
        }
    }

    private void edition(List<String> lines, int first) {
        String id = lines.getFirst().substring(EDITION.length());
        if (!id.equals(ALL) && game.edition(id).isEmpty()) {
            problem(first, "edition", id, game.title());
        }
        alone(lines, first);
        meant = id.equals(ALL) || id.equals(edition.id());
    }

    private void heading(List<String> lines, int first) {
        alone(lines, first);
        blocks.add(new RulesBlock.Heading(filled(lines.getFirst().substring(HEADING.length()), first)));
    }

    private void alone(List<String> lines, int first) {
        if (lines.size() > 1) {
            problem(first + 1, "alone");
        }
    }

    private void items(List<String> lines, int first) {
        List<String> items = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith(ITEM)) {
                items.add(line.substring(ITEM.length()));
            } else {
                items.add(items.removeLast() + ' ' + line);
            }
        }
        items.forEach(item -> blocks.add(new RulesBlock.Item(filled(item, first))));
    }

    private void diagram(List<String> lines, int first) {
        List<String> filled = lines.stream().map(line -> filled(line, first)).toList();
        DiagramReader reader = new DiagramReader(
                game, edition, (line, message) -> problems.add(new FileProblem(first + line, 1, message)));
        reader.read(filled).ifPresent(blocks::add);
    }

    private String filled(String text, int line) {
        return NAME.matcher(text).replaceAll(found -> Matcher.quoteReplacement(named(found.group(1), line)));
    }

    private String named(String name, int line) {
        for (Side side : Side.values()) {
            if (name.equals(side == Side.WHITE ? "white" : "black")) {
                return edition.sideName(side);
            }
        }
        if (name.equals(SHADING)) {
            return Texts.of(RulesReader.class).get(SHADING);
        }
        problem(line, "name", name);
        return name;
    }

    private void problem(int line, String key, Object... values) {
        problems.add(new FileProblem(line, 1, Texts.of(RulesReader.class).get(key, values)));
    }
}
