package hexalyst.study.puzzle;

import hexalyst.notation.source.FileProblem;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Locates the tags of games in a file's text, for game text and JSON. Games are visited in order; the search for a tag
/// starts where its game begins.
final class TagPlaces {
    private static final Pattern GAME = Pattern.compile("(?m)^\\[Game \"|\\{\\s*\"game\"\\s*:");

    private final String text;
    private final Matcher games;
    private int from;

    TagPlaces(String text) {
        this.text = text;
        games = GAME.matcher(text);
    }

    /// Goes to the next game.
    void nextGame() {
        from = games.find() ? games.start() : from;
    }

    /// The place of a problem with a tag of this game: where the tag's value begins or, if that is not found, where the
    /// game begins.
    FileProblem problem(PuzzleTags.Problem problem) {
        Matcher tag = Pattern.compile("(?m)^\\[\\s*" + problem.name() + "\\s+\"|\"" + problem.name() + "\"\\s*:\\s*\"")
                .matcher(text);
        int at = !problem.name().isEmpty() && tag.find(from) ? tag.end() : from;
        int lineStart = text.lastIndexOf('\n', at - 1) + 1;
        int line = 1
                + (int) text.substring(0, lineStart)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
        int column = 1 + text.codePointCount(lineStart, at);
        return new FileProblem(line, column, problem.message());
    }
}
