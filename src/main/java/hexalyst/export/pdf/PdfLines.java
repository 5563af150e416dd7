package hexalyst.export.pdf;

import hexalyst.export.pdf.PdfType.Face;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Breaks text into lines of a width. Words that are longer than a line are broken where it ends.
public final class PdfLines {
    private static final int MANY = 20;
    private static final String HYPHEN = "-";
    /// A number of moves, which is not parted from its noun, or the number before a move.
    private static final Pattern COUNTED =
            Pattern.compile("\\(?\\d+ (?:moves?|plies|ply|Zug|Züge|Zügen|Halbzug|Halbzüge|Halbzügen)\\b[^ ]*"
                    + "|\\(?\\d+(?:\\.|\\.\\.\\.) (?:\\p{Lower}+\\d|pass\\b|swap\\b)[^ ]*");
    private static final Pattern LETTERS = Pattern.compile("\\p{L}+");

    private final PdfType type;
    private final double room;
    private final List<List<Run>> lines = new ArrayList<>();
    private List<Run> line = new ArrayList<>();
    private double used;
    /// The pending space before the next word.
    private double space;

    private Optional<Hyphenation> hyphenation = Optional.empty();

    /// A part of a line.
    ///
    /// @param x where it begins, from the line's beginning
    /// @param text printable
    public record Run(double x, Face face, String text) {}

    public PdfLines(PdfType type, double room) {
        this.type = type;
        this.room = room;
    }

    /// Adds running text, with words hyphenated at the ends of lines.
    public void prose(Face face, String text) {
        hyphenation = Optional.of(Hyphenation.of(text));
        add(face, text);
        hyphenation = Optional.empty();
    }

    /// Adds text. Words are separated by spaces; line ends in it are kept.
    public void add(Face face, String text) {
        String[] given = text.split("\n", -1);
        for (int i = 0; i < given.length; i++) {
            if (i > 0) {
                end();
            }
            words(face, type.printable(face, given[i]));
        }
    }

    private void words(Face face, String text) {
        int at = 0;
        while (at < text.length()) {
            int end = text.indexOf(' ', at);
            end = end < 0 ? text.length() : end;
            Matcher counted = COUNTED.matcher(text).region(at, text.length());
            end = counted.lookingAt() ? counted.end() : end;
            if (end > at) {
                hyphenated(face, text.substring(at, end));
            }
            if (end < text.length()) {
                gap(face);
            }
            at = end + 1;
        }
    }

    /// Adds a word, parted if its first part still fits into the line.
    private void hyphenated(Face face, String word) {
        double left = room - used - before(face);
        if (hyphenation.isEmpty() || line.isEmpty() || type.width(face, word) <= left) {
            unbroken(face, word);
            return;
        }
        Matcher letters = LETTERS.matcher(word);
        int parted = 0;
        if (letters.find()) {
            for (int place : hyphenation.get().places(letters.group())) {
                int at = letters.start() + place;
                parted = type.width(face, word.substring(0, at) + HYPHEN) <= left ? at : parted;
            }
        }
        if (parted > 0) {
            unbroken(face, word.substring(0, parted) + HYPHEN);
            end();
        }
        unbroken(face, word.substring(parted));
    }

    /// Requests a space before the next text.
    public void gap(Face face) {
        space = line.isEmpty() ? 0 : type.width(face, ' ');
    }

    /// Adds a printable text that is kept together if a line has room for it.
    public void unbroken(Face face, String text) {
        double width = type.width(face, text);
        if (!line.isEmpty() && used + before(face) + width > room) {
            end();
        }
        int from = 0;
        while (width > room) {
            int to = fitting(face, text, from);
            put(face, text.substring(from, to), room);
            end();
            // Text that is much longer than a line is not measured until most of it has been broken off.
            width = text.length() - to > MANY * (to - from) ? Double.MAX_VALUE : type.width(face, text.substring(to));
            from = to;
        }
        put(face, text.substring(from), width);
    }

    /// Where a line that begins at an index of a text has to end; it has at least one letter.
    private int fitting(Face face, String text, int from) {
        double left = room;
        int end = from;
        while (end < text.length()) {
            int letter = text.codePointAt(end);
            left -= type.width(face, letter);
            if (left < 0 && end > from) {
                break;
            }
            end += Character.charCount(letter);
        }
        return end;
    }

    private void put(Face face, String text, double width) {
        if (text.isEmpty()) {
            return;
        }
        double gap = before(face);
        if (continues(face)) {
            Run last = line.getLast();
            line.set(line.size() - 1, new Run(last.x(), face, last.text() + " " + text));
        } else {
            line.add(new Run(used + gap, face, text));
        }
        used += gap + width;
        space = 0;
    }

    /// Whether the next text is printed in one run with the one before it.
    private boolean continues(Face face) {
        return !line.isEmpty() && line.getLast().face().equals(face) && space > 0;
    }

    /// The pending space before a text; within a run it is as wide as the run's own.
    private double before(Face face) {
        return continues(face) ? type.width(face, ' ') : space;
    }

    private void end() {
        if (!line.isEmpty()) {
            lines.add(line);
        }
        line = new ArrayList<>();
        used = 0;
        space = 0;
    }

    /// All lines; nothing can be added afterwards.
    public List<List<Run>> finished() {
        end();
        return lines;
    }
}
