package hexalyst.notation.exchange;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The kinds of words in a bare list of moves, with their spellings. At each place of a text they are tried in this
/// order. No cell begins like a colour, since a letter before a number is a row.
enum MoveWord {
    RESULT("(?:1-0|0-1|1:0|0:1|1/2-1/2|½-½|½:½|\\*)" + Spelling.END),
    RESULT_WORD("(?:(" + Spelling.NAMES + "|[wb])[ \\t]{1,4})?(" + Spelling.WON + "|" + Spelling.LOST + "|"
            + Spelling.DRAWN + ")" + Spelling.END),
    NUMBER("\\d{1,4}(?:\\.{1,3}|…|\\)|:)?(?!\\d)"),
    /// `e5w`, `E5 w`, `e5-w`, `e5:w`, `e5/w`, `E5(w)`, `e5 white`.
    CELL_FIRST(Spelling.CELL_FIRST),
    /// `we5`, `W e5`, `white e5`; not if a colour follows, for then the first word says who moves.
    COLOUR_FIRST("(" + Spelling.COLOUR + ")" + Spelling.JOINT + "(" + Spelling.CELL + ")" + Spelling.END + "(?!"
            + Spelling.JOINT + "\\(?" + Spelling.COLOUR + Spelling.END + "(?!" + Spelling.JOINT + Spelling.CELL + "))"),
    /// A cell without a colour.
    CELL_ALONE("(" + Spelling.CELL + ")" + Spelling.END),
    PASS("(?:pass(?:e[ns]?|t)?" + Spelling.END + "|--|[-–—](?=\\s|[,;]|$))"),
    SWAP("(?:swap(?:s|ped)?|tausch(?:t|en)?)" + Spelling.END),
    /// The player, before a whole move: `White e5w`, `W: e5w`.
    MOVER("(?:(?:" + Spelling.NAMES + ")[ \\t]{0,4}:?[ \\t]{1,4}|[wbops][ \\t]{0,4}:[ \\t]{0,4})(?="
            + Spelling.CELL_FIRST + ")"),
    NAME("[\\p{L}_@][\\p{L}\\p{N}_.@' -]{0,39}:(?=\\s)"),
    GLYPH("[!?]{1,2}(?![!?])");

    /// The parts that the spellings are made of. The number of blanks is limited, otherwise a long run of blanks would
    /// be searched over and over.
    private static final class Spelling {
        static final String NAMES = "white|black|orange|purple|wei(?:ß|ss)(?:e[rs]?)?|schwarz(?:e[rs]?)?|violett|lila";
        /// Letters above the last row's are colours too: s is German black.
        static final String COLOUR = "(?:" + NAMES + "|[wbops])";
        static final String CELL = "[a-q](?:1\\d|[1-9])";
        static final String END = "(?![\\p{L}\\p{N}])";
        static final String JOINT = "[ \\t]{0,4}[-:/=]?[ \\t]{0,4}";
        static final String CELL_FIRST = "(" + CELL + ")(?:[ \\t]{0,4}\\([ \\t]{0,4}(" + COLOUR + ")[ \\t]{0,4}\\)|"
                + JOINT + "(" + COLOUR + ")" + END + ")";
        static final String WON = "wins|won|gewinnt|siegt";
        static final String LOST = "resigns?|resigned|gibt[ \\t]{1,4}auf|aufgegeben";
        static final String DRAWN = "draw|drawn|remis|unentschieden";
    }

    private static final Pattern NEXT_MOVE =
            pattern("[ \\t]{0,4}(?:" + NUMBER.pattern + "[ \\t]{0,4})?(?:" + CELL_FIRST.pattern + "|"
                    + COLOUR_FIRST.pattern + "|" + CELL_ALONE.pattern + "|" + PASS.pattern + "|" + SWAP.pattern + ")");
    private static final List<MoveWord> ALL = List.of(values());
    private static final Pattern DRAWN = pattern(Spelling.DRAWN);
    private static final Pattern LOST = pattern(Spelling.LOST);

    private final Pattern pattern;

    MoveWord(String spelling) {
        pattern = pattern(spelling);
    }

    private static Pattern pattern(String spelling) {
        return Pattern.compile(spelling, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /// All kinds, in the order in which they are tried.
    static List<MoveWord> all() {
        return ALL;
    }

    /// A matcher for a move at one place of a text, perhaps with its number.
    static Matcher nextMove(String text) {
        return NEXT_MOVE.matcher(text).useTransparentBounds(true);
    }

    /// A matcher for this kind in a text.
    Matcher in(String text) {
        return pattern.matcher(text).useTransparentBounds(true);
    }

    /// Whether the words of a result are about a draw.
    static boolean isDraw(String words) {
        return DRAWN.matcher(words).matches();
    }

    /// Whether the words of a result are about the loser.
    static boolean isLoss(String words) {
        return LOST.matcher(words).matches();
    }

    /// Whether a colour is the first player's.
    static boolean isWhite(String colour) {
        return "wo".indexOf(colour.toLowerCase(Locale.ROOT).charAt(0)) >= 0;
    }
}
