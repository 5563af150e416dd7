package hexalyst.analysis.results;

import hexalyst.analysis.job.Effort;
import hexalyst.analysis.job.Finding;
import hexalyst.engine.Value;
import hexalyst.game.PositionKey;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;

/// A line of the store's file: words separated by single spaces, the first a checksum (CRC-32C) of the rest and, after
/// a hyphen, the [Seal] of the rest.
///
/// ```
/// 1b2c3d4e-0123456789abcdef manalath designer <key> win 9 <line>
/// 1b2c3d4e-0123456789abcdef manalath designer <key> draw 0 <line>
/// 1b2c3d4e-0123456789abcdef manalath designer <key> claimed win 9 <line>
/// 1b2c3d4e-0123456789abcdef manalath designer <key> estimate 0.7012 12 1000 250000 <line>
/// 1b2c3d4e-0123456789abcdef manalath designer <key> open 1000 250000
/// 1b2c3d4e-0123456789abcdef manalath designer <key> only YES 0 0
/// 1b2c3d4e-0123456789abcdef manalath designer <key> hard 1000 250000 48211 true 38 4 0 30 2 true
/// ```
/// Keys are 32 hexadecimal digits; `win` and `loss` have the upper bound on the plies; `claimed` marks what another
/// file only claims; `estimate` has chance, depth, milliseconds and nodes; `hard` has the components of a [Difficulty],
/// in their order; a `<line>` is any number of 16 hexadecimal digits, one for each position.
///
/// Anybody can compute the checksum, but only the user's own programs can compute the seal. A line without a seal (from
/// a book, or from versions that had none) or with another one (from another user) is therefore read as a claim.
record StoreLine(StoreKey key, Content content) {
    private static final int HEADER = 4;
    private static final String CLAIMED = "claimed";
    private static final int CHECKSUM_DIGITS = 8;
    private static final char HYPHEN = '-';
    /// The beginning of a sealed text. Versions before 1.1 sealed without it, and their keys meant other positions.
    static final String VERSION = "2 ";

    private static final int SEALED = CHECKSUM_DIGITS + 1 + Seal.DIGITS;

    /// What a line says about its position.
    sealed interface Content {
        /// What is known about it.
        record Known(Result result) implements Content {}

        /// What another file claims is proved about it.
        ///
        /// @param result a proof, according to that file
        record Claimed(Result result) implements Content {}

        /// Whether a single move wins.
        record Only(OnlyMove answer) implements Content {}

        /// How hard it is.
        record Hard(Difficulty difficulty) implements Content {}
    }

    /// What is left of a line that somebody else wrote: proofs as claims, and what proves nothing; empty if it would
    /// have to be trusted.
    Optional<StoreLine> claimed() {
        return switch (content) {
            case Content.Known known ->
                Optional.of(known.result().proved() ? new StoreLine(key, new Content.Claimed(known.result())) : this);
            case Content.Claimed claim -> Optional.of(this);
            case Content.Only only ->
                only.answer().answer() == OnlyMove.Answer.OPEN ? Optional.of(this) : Optional.empty();
            case Content.Hard hard -> Optional.empty();
        };
    }

    /// What the line calls proved, whoever says so.
    Optional<Result> claim() {
        return switch (content) {
            case Content.Known known -> Optional.of(known.result()).filter(Result::proved);
            case Content.Claimed claim -> Optional.of(claim.result());
            case Content.Only only -> Optional.empty();
            case Content.Hard hard -> Optional.empty();
        };
    }

    /// The text without a seal, with the line end, for other users.
    String text() {
        String told = told();
        return checksum(told) + ' ' + told + '\n';
    }

    /// The text with a seal and the line end.
    String text(Seal seal) {
        String told = told();
        return checksum(told) + HYPHEN + seal.mark(VERSION + told) + ' ' + told + '\n';
    }

    private String told() {
        return key.text() + ' ' + text(content);
    }

    /// The part of a line after the key.
    static String text(Content content) {
        return switch (content) {
            case Content.Known known -> text(known.result());
            case Content.Claimed claim -> CLAIMED + ' ' + text(claim.result());
            case Content.Only only ->
                "only " + only.answer().answer() + ' ' + text(only.answer().effort());
            case Content.Hard hard -> text(hard.difficulty());
        };
    }

    /// Reads what [#text(Content)] has written; empty if it is of an unknown kind.
    static Optional<Content> content(String text) {
        try {
            return content(List.of(text.split(" ", -1)));
        } catch (IllegalArgumentException | IndexOutOfBoundsException otherFormat) {
            return Optional.empty();
        }
    }

    private static String text(Difficulty hard) {
        return "hard " + text(hard.effort()) + ' ' + hard.nodes() + ' ' + hard.settled() + ' ' + hard.moves() + ' '
                + hard.winning() + ' ' + hard.drawing() + ' ' + hard.losing() + ' ' + hard.replies() + ' '
                + hard.repliesExact();
    }

    private static String text(Result result) {
        return text(result.finding()) + lineText(result.line());
    }

    private static String text(Finding finding) {
        return switch (finding) {
            case Finding.Proved proved -> proved.value().word() + ' ' + proved.plies();
            case Finding.Estimated estimated ->
                "estimate " + estimated.chance() + ' ' + estimated.depth() + ' ' + text(estimated.effort());
            case Finding.Open open -> "open " + text(open.effort());
        };
    }

    private static String text(Effort effort) {
        return effort.millis() + " " + effort.nodes();
    }

    private static String lineText(List<Long> line) {
        StringBuilder text = new StringBuilder();
        line.forEach(key -> text.append(' ').append(HexFormat.of().toHexDigits(key)));
        return text.toString();
    }

    private static String checksum(String text) {
        CRC32C crc = new CRC32C();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }

    /// Reads a line without its line end, as a claim unless it has this seal; empty if it is damaged or of an unknown
    /// kind.
    static Optional<StoreLine> parse(String text, Seal seal) {
        Optional<StoreLine> line = parse(text);
        Optional<StoreLine> claimed = line.flatMap(StoreLine::claimed);
        // Checking seals takes most of the time, so lines that prove nothing are not checked.
        return claimed.equals(line) || !sealed(text, seal) ? claimed : line;
    }

    private static boolean sealed(String text, Seal seal) {
        return text.indexOf(' ') == SEALED
                && text.startsWith(seal.mark(VERSION + text.substring(SEALED + 1)), CHECKSUM_DIGITS + 1);
    }

    /// Reads a line without its line end, whoever wrote it; empty if it is damaged or of an unknown kind.
    static Optional<StoreLine> parse(String text) {
        int space = text.indexOf(' ');
        boolean whole = (space == CHECKSUM_DIGITS || space > CHECKSUM_DIGITS && text.charAt(CHECKSUM_DIGITS) == HYPHEN)
                && text.startsWith(checksum(text.substring(space + 1)));
        if (!whole) {
            return Optional.empty();
        }
        try {
            List<String> words = List.of(text.split(" ", -1));
            String digits = words.get(3);
            PositionKey key = new PositionKey(
                    HexFormat.fromHexDigitsToLong(digits, 0, 16), HexFormat.fromHexDigitsToLong(digits, 16, 32));
            StoreKey name = new StoreKey(words.get(1), words.get(2), key);
            return content(words.subList(HEADER, words.size())).map(content -> new StoreLine(name, content));
        } catch (IllegalArgumentException | IndexOutOfBoundsException otherFormat) {
            return Optional.empty();
        }
    }

    private static Optional<Content> content(List<String> words) {
        for (Value value : Value.values()) {
            if (value.word().equals(words.getFirst())) {
                return Optional.of(known(new Finding.Proved(value, Integer.parseInt(words.get(1))), words, 2));
            }
        }
        return switch (words.getFirst()) {
            case "estimate" -> {
                double chance = Double.parseDouble(words.get(1));
                int depth = Integer.parseInt(words.get(2));
                yield Optional.of(known(new Finding.Estimated(chance, depth, effort(words, 3)), words, 5));
            }
            case "open" -> Optional.of(known(new Finding.Open(effort(words, 1)), words, 3));
            case "only" ->
                Optional.of(new Content.Only(new OnlyMove(OnlyMove.Answer.valueOf(words.get(1)), effort(words, 2))));
            case "hard" -> Optional.of(new Content.Hard(difficulty(words)));
            case CLAIMED -> content(words.subList(1, words.size())).flatMap(StoreLine::claim);
            default -> Optional.empty();
        };
    }

    private static Optional<Content> claim(Content said) {
        return said instanceof Content.Known known && known.result().proved()
                ? Optional.of(new Content.Claimed(known.result()))
                : Optional.empty();
    }

    private static Difficulty difficulty(List<String> words) {
        return new Difficulty(
                effort(words, 1),
                Long.parseLong(words.get(3)),
                Boolean.parseBoolean(words.get(4)),
                Integer.parseInt(words.get(5)),
                Integer.parseInt(words.get(6)),
                Integer.parseInt(words.get(7)),
                Integer.parseInt(words.get(8)),
                Integer.parseInt(words.get(9)),
                Boolean.parseBoolean(words.get(10)));
    }

    private static Effort effort(List<String> words, int from) {
        return new Effort(Long.parseLong(words.get(from)), Long.parseLong(words.get(from + 1)));
    }

    private static Content known(Finding finding, List<String> words, int from) {
        List<Long> line = new ArrayList<>();
        words.subList(from, words.size()).forEach(word -> line.add(HexFormat.fromHexDigitsToLong(word)));
        return new Content.Known(new Result(finding, line));
    }
}
