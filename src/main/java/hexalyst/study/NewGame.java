package hexalyst.study;

import hexalyst.board.Grid;
import hexalyst.notation.GameFormat;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnWriter;
import hexalyst.notation.PositionText;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A game to be added, with everything that can be computed without the library. Imports hold many of them, so the
/// moves stand in it only as codes and text.
///
/// @param kind the game, its edition and its board
/// @param tags its tags
/// @param bare whether it has nothing but its moves
/// @param positions how many positions it has, those of variations too
/// @param replay its main line
/// @param text its text
/// @param start its start position, if that is not the usual one
/// @param result the result in its record, or else the result at the end of its main line
record NewGame(
        StartPositions.Usual kind,
        Tags tags,
        boolean bare,
        int positions,
        ReplayedLine replay,
        String text,
        Optional<String> start,
        String result) {
    private static final int PART = 25;
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    /// Letters that Unicode does not take apart, and what people without them on the keyboard write.
    private static final String WITHOUT_MARKS = "øłđðħı";

    private static final String PLAIN = "olddhi";
    /// What dates begin with that cannot be read.
    private static final String UNREADABLE = " ";

    /// Prepares games, on as many threads as the machine has cores.
    static List<NewGame> of(List<GameTree> games) {
        int parts = (games.size() + PART - 1) / PART;
        return IntStream.range(0, parts)
                .parallel()
                .mapToObj(part -> part(games.subList(part * PART, Math.min(games.size(), (part + 1) * PART))))
                .flatMap(List::stream)
                .toList();
    }

    private static List<NewGame> part(List<GameTree> games) {
        List<NewGame> prepared = new ArrayList<>();
        for (GameTree tree : games) {
            boolean usual = tree.start()
                    .setup()
                    .equals(tree.game().start(tree.edition(), tree.grid()).setup());
            prepared.add(new NewGame(
                    new StartPositions.Usual(tree.game().id(), tree.edition().id(), board(tree.grid())),
                    tree.tags(),
                    SameGame.isBare(tree),
                    tree.size(),
                    ReplayedLine.of(tree),
                    HgnWriter.write(List.of(tree)),
                    usual ? Optional.empty() : Optional.of(PositionText.format(tree.start())),
                    result(tree)));
        }
        return prepared;
    }

    private static String result(GameTree tree) {
        String told = tree.tags().result();
        return told.equals("*")
                ? tree.position(tree.mainLine().getLast()).outcome().result()
                : told;
    }

    /// The game, read from its text.
    GameTree tree(GameLookup lookup) {
        return GameFormat.HGN.read(text, lookup).games().getFirst();
    }

    /// A tag's value; empty if it is marked as unknown.
    String tag(String name) {
        return tags.get(name).map(String::strip).filter(NewGame::isKnown).orElse("");
    }

    /// True unless a tag's value is blank or marked as unknown.
    static boolean isKnown(String value) {
        return !value.strip().chars().allMatch(c -> c == '?' || c == '.');
    }

    /// The rating of the weaker player, as the library keeps it; 0 unless both are known.
    int rating() {
        return rating(tag(Tags.WHITE_ELO), tag(Tags.BLACK_ELO));
    }

    /// The lower of two ratings; 0 unless both are numbers from 1 to 9999.
    static int rating(String white, String black) {
        boolean both = Stream.of(white, black).allMatch(told -> told.matches("[1-9]\\d{0,3}"));
        return both ? Math.min(Integer.parseInt(white), Integer.parseInt(black)) : 0;
    }

    /// The date as the library keeps it; empty if there is none.
    String date() {
        return comparable(tag(Tags.DATE));
    }

    /// A date in the spelling that can be compared. One that cannot be read gets a blank in front of it, so that it
    /// sorts before all others.
    static String comparable(String date) {
        return date.isBlank()
                ? ""
                : GameDate.parse(date).map(GameDate::text).orElseGet(() -> UNREADABLE + date.strip());
    }

    /// The text columns of the table of games, in its order.
    List<String> columns() {
        return List.of(
                kind.game(),
                kind.edition(),
                kind.board(),
                tag(Tags.WHITE),
                tag(Tags.BLACK),
                tag(Tags.EVENT),
                date(),
                result,
                folded(tag(Tags.WHITE) + '\n' + tag(Tags.BLACK)),
                folded(tag(Tags.EVENT)));
    }

    /// A text in the form used for comparison in searches: without upper case and accents, so that `muller` finds
    /// `Müller`.
    static String folded(String text) {
        String plain =
                MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("");
        StringBuilder out = new StringBuilder(plain.length());
        plain.toLowerCase(Locale.ROOT).codePoints().forEach(letter -> {
            int place = WITHOUT_MARKS.indexOf(letter);
            String plainer = place < 0 ? Character.toString(letter) : PLAIN.substring(place, place + 1);
            out.append(letter == 'ß' ? "ss" : plainer);
        });
        return out.toString();
    }

    /// The row lengths of a board, in the file's format.
    static String board(Grid grid) {
        return grid.rowLengths(" ");
    }
}
