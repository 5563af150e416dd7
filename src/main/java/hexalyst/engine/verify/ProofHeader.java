package hexalyst.engine.verify;

import hexalyst.game.Position;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/// The readable lines at the start of a proof file:
///
/// ```
/// Hexalyst proof 1
/// game: manalath
/// edition: designer
/// root: 5/6/7/8/9/8/7/6/5 w
/// claim: win (White wins)
/// positions: 126432
/// moves: 2412345
/// program: hexalyst 0.1.0
/// ```
///
/// Each ends with a line feed; the number in the first line is the version of the format. The stored moves follow
/// immediately, compressed with zlib (RFC 1950), in the order of [StrategyWalk]; for a draw the strategy of the side to
/// move comes first. A move is its code ([hexalyst.game.MoveCodec]): on boards of up to 127 cells in one byte, with 255
/// for a pass and 254 for a swap; on larger ones in two bytes, the upper one first.
///
/// @param game the id of the game
/// @param edition the id of the edition
/// @param root the root as a position line, which the reader of the file has to parse
/// @param claim what is proved about the root
/// @param inWords the claim for people
/// @param positions positions of the side without the strategy, up to symmetry; of both strategies for a draw
/// @param moves how many moves are stored
/// @param program the program that wrote it
public record ProofHeader(
        String game,
        String edition,
        String root,
        Claim claim,
        String inWords,
        long positions,
        long moves,
        String program) {
    private static final String TITLE = "Hexalyst proof ";
    private static final String VERSION = "1";
    private static final int MOST_CHARACTERS = 1000;
    private static final int MOST_DIGITS = 15;

    /// The header of a proof.
    ///
    /// @param text the root as a position line
    public static ProofHeader of(Position root, String text, Claim claim, long positions, long moves, String program) {
        return new ProofHeader(
                root.game().id(),
                root.edition().id(),
                text,
                claim,
                claim.text(root.edition(), root.toMove()),
                positions,
                moves,
                program);
    }

    /// The lines, with the line feed after the last.
    public String text() {
        return String.join("\n", lines()) + "\n";
    }

    private List<String> lines() {
        return List.of(
                TITLE + VERSION,
                "game: " + game,
                "edition: " + edition,
                "root: " + root,
                "claim: " + claim.word() + " (" + inWords + ")",
                "positions: " + positions,
                "moves: " + moves,
                "program: " + program);
    }

    /// Reads a header and leaves the stream at the byte after it.
    ///
    /// @throws BrokenProofException if it is not a header
    /// @throws IOException if the stream cannot be read
    public static ProofHeader read(InputStream in) throws BrokenProofException, IOException {
        String title = line(in, TITLE.length() + MOST_DIGITS, "it is not a proof of this program");
        if (!title.startsWith(TITLE)) {
            throw new BrokenProofException("it is not a proof of this program");
        }
        String version = title.substring(TITLE.length());
        if (!version.equals(VERSION)) {
            throw BrokenProofException.unchecked("its format is " + version + ", and this program knows " + VERSION);
        }
        String game = field(in, "game");
        String edition = field(in, "edition");
        String root = field(in, "root");
        String claim = field(in, "claim");
        int words = claim.indexOf(" (");
        if (words < 0 || !claim.endsWith(")")) {
            throw new BrokenProofException("claim: win, loss or draw was expected, then (in words)");
        }
        return new ProofHeader(
                game,
                edition,
                root,
                Claim.named(claim.substring(0, words))
                        .orElseThrow(() -> new BrokenProofException("claim: win, loss or draw was expected")),
                claim.substring(words + 2, claim.length() - 1),
                number(in, "positions"),
                number(in, "moves"),
                field(in, "program"));
    }

    private static String field(InputStream in, String name) throws BrokenProofException, IOException {
        String expected = "its header has no line that begins with " + name + ": where one was expected";
        String line = line(in, MOST_CHARACTERS, expected);
        if (!line.startsWith(name + ": ")) {
            throw new BrokenProofException(expected);
        }
        return line.substring(name.length() + 2);
    }

    private static long number(InputStream in, String name) throws BrokenProofException, IOException {
        String text = field(in, name);
        if (!text.matches("\\d{1," + MOST_DIGITS + "}")) {
            throw new BrokenProofException(name + ": a number was expected");
        }
        return Long.parseLong(text);
    }

    /// A line of printable characters.
    private static String line(InputStream in, int most, String otherwise) throws BrokenProofException, IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < ' ' || next > '~' || line.length() == most) {
                throw new BrokenProofException(otherwise);
            }
            line.append((char) next);
        }
        return line.toString();
    }
}
