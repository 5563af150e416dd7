package hexalyst.cli.games;

import hexalyst.cli.terminal.UsageException;
import hexalyst.export.ExportSettings;
import hexalyst.export.board.BoardGeometry;
import hexalyst.export.board.BoardLook;
import hexalyst.export.board.MoveNumbers;
import hexalyst.export.board.PictureDetails;
import hexalyst.export.board.PieceSet;
import hexalyst.export.picture.Palette;
import hexalyst.export.picture.PictureStyle;
import hexalyst.record.Numbering;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for the look of exported pictures.
final class PictureOptions {
    @Option(
            names = "--theme",
            paramLabel = "<name>",
            description = "light (default), dark, high-contrast, or print (black on white).")
    private String theme = "light";

    @Option(
            names = "--pieces",
            paramLabel = "<set>",
            description = "edition (default), white-black, orange-purple, or shapes (safe for the colour-blind).")
    private String pieces = "edition";

    @Option(
            names = "--width",
            paramLabel = "<pixels>",
            description = "The width of a picture, 50 to 10000 (default: ${DEFAULT-VALUE}).")
    private int width = PictureStyle.USUAL;

    @Option(names = "--transparent", description = "Make the background transparent (not in a GIF).")
    private boolean transparent;

    @Option(
            names = "--pause",
            paramLabel = "<ms>",
            description = "How long a GIF shows each move, 50 to 60000 (default: ${DEFAULT-VALUE}).")
    private int pause = ExportSettings.USUAL_PAUSE;

    @Option(
            names = "--turn",
            paramLabel = "<n>",
            description = "Rotate the board clockwise by this many steps, 60 degrees on hexagons, 0 to 11.")
    private int turn;

    @Option(names = "--mirror", description = "Swap left and right.")
    private boolean mirror;

    @Option(names = "--no-coordinates", description = "Leave out the letters of rows and the numbers of cells.")
    private boolean bare;

    @Option(
            names = "--move-numbers",
            paramLabel = "<which>",
            description =
                    "Number the pieces: recent (default; in a document, those since the diagram before), off, all,"
                            + " or variation.")
    private String moveNumbers = "recent";

    @Option(names = "--sizes", description = "Show the size of each group of two or more.")
    private boolean sizes;

    @Option(names = "--wins", description = "Mark the moves that win at once, for either player.")
    private boolean wins;

    @Option(names = "--losses", description = "Mark the moves that lose at once.")
    private boolean losses;

    @Option(names = "--illegal", description = "Mark illegal moves.")
    private boolean illegal;

    @Option(
            names = "--numbering",
            paramLabel = "<how>",
            description = "What numbers count, in texts and on pieces alike: moves, as in chess, or plies, as in Go"
                    + " (default: moves; in a picture of one position plies).")
    private String numbering = "";

    @Mixin
    private PageOptions pages = new PageOptions();

    /// Checks the values.
    ///
    /// @throws UsageException if an option has an invalid value
    void check() {
        if (!Palette.THEMES.contains(theme)) {
            throw new UsageException("--theme " + theme + ": " + String.join(", ", Palette.THEMES) + " were expected");
        }
        range("--width", width, PictureStyle.LEAST, PictureStyle.MOST);
        range("--pause", pause, ExportSettings.SHORTEST, ExportSettings.LONGEST);
        range("--turn", turn, 0, BoardGeometry.TURNS - 1);
        choice("--pieces", PieceSet.values(), pieces);
        choice("--move-numbers", MoveNumbers.values(), moveNumbers);
        numbering(true);
        pages.check();
    }

    private static void range(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UsageException(option + " " + value + ": " + least + " to " + most + " was expected");
        }
    }

    private Numbering numbering(boolean still) {
        if (numbering.isEmpty()) {
            return still ? Numbering.PLIES : Numbering.MOVES;
        }
        return choice("--numbering", Numbering.values(), numbering);
    }

    /// The value of an option that takes the names of an enumeration.
    ///
    /// @throws UsageException if it takes no such name
    static <E extends Enum<E>> E choice(String option, E[] values, String name) {
        List<String> names = Arrays.stream(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
        if (!names.contains(name)) {
            throw new UsageException(option + " " + name + ": " + String.join(", ", names) + " were expected");
        }
        return values[names.indexOf(name)];
    }

    boolean isTransparent() {
        return transparent;
    }

    /// The settings; call [#check] first.
    ///
    /// @param still true for a picture of one position, beside which there is no text
    ExportSettings settings(boolean still) {
        PieceSet set = choice("--pieces", PieceSet.values(), pieces);
        BoardLook look = new BoardLook(turn, mirror, !bare, !bare, set == PieceSet.SHAPES);
        PictureDetails shown = new PictureDetails(
                look,
                true,
                true,
                choice("--move-numbers", MoveNumbers.values(), moveNumbers),
                numbering(still),
                sizes,
                wins,
                losses,
                illegal,
                true);
        return new ExportSettings(pages.document(theme, set, shown), width, transparent, pause);
    }
}
