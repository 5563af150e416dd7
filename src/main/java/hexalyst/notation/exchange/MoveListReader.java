package hexalyst.notation.exchange;

import hexalyst.game.Edition;
import hexalyst.game.Game;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.FileProblem;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.Quoted;
import hexalyst.notation.ReadResult;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads bare lists of moves in the spellings of [MoveWord], numbered or not, separated by anything. Tags as in our
/// game text may come first. Comments in braces are kept, variations in parentheses are not; a line before the first
/// move that holds none is a heading and left out. The first thing that cannot be read ends its game.
final class MoveListReader {
    private static final Pattern TAGGED_RESULT = Pattern.compile("\\[Result[ \\t]+\"(1-0|0-1|1/2-1/2)\"");
    private static final Pattern MOVE_LIKE =
            Pattern.compile("\\p{L}{1,10}[ \\t]*\\d{1,4}(?!\\d)|\\d{1,3}[a-z].*", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST_WORD = 60;
    private static final int MOST_PROBLEMS = 1_000;
    private static final int AHEAD = 4_000;
    private static final String SEPARATORS = ",;|.…\u00A0\uFEFF\u200B\u200E\u200F";

    private final Importing importing;
    private final String text;
    private final Map<MoveWord, Matcher> words = new EnumMap<>(MoveWord.class);
    private final List<FileProblem> tagProblems = new ArrayList<>();
    private Optional<Replay> replay = Optional.empty();
    private int counted;
    private int lines;
    private boolean ended;
    private int at;

    MoveListReader(String text, GameLookup lookup, RowOrder rows) {
        importing = new Importing(text, lookup, rows);
        this.text = text;
        MoveWord.all().forEach(word -> words.put(word, word.in(text)));
    }

    /// True if a text holds anything that is spelt like a move.
    static boolean hasMove(String text) {
        return MoveWord.CELL_FIRST.in(text).find()
                || MoveWord.COLOUR_FIRST.in(text).find();
    }

    /// Reads everything. Never throws.
    Reading read() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c) || SEPARATORS.indexOf(c) >= 0) {
                at++;
            } else if (c == '{') {
                comment();
            } else if (c == '(') {
                variation();
            } else if (c == '[' && startsLine()) {
                tags();
            } else if (replay.filter(Replay::broken).isPresent()) {
                at = lineEnd();
            } else {
                word();
            }
        }
        keep();
        Reading reading = importing.finished();
        List<FileProblem> all = new ArrayList<>(tagProblems);
        all.addAll(reading.read().problems());
        return new Reading(new ReadResult(reading.read().games(), all), reading.notes());
    }

    private void keep() {
        replay.filter(open -> open.moves() > 0 || open.broken()).ifPresent(importing::keep);
        replay = Optional.empty();
        ended = false;
    }

    private boolean startsLine() {
        return at == 0 || "\r\n\uFEFF".indexOf(text.charAt(at - 1)) >= 0;
    }

    private int lineEnd() {
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private void comment() {
        int close = text.indexOf('}', at);
        int end = close < 0 ? text.length() : close;
        if (close < 0) {
            importing.problem(at, "openComment");
        }
        String said = text.substring(at + 1, end);
        replay.ifPresent(open -> open.say(open.node(), said));
        at = Math.min(text.length(), end + 1);
    }

    private void variation() {
        importing.left().add(LeftOut.Part.VARIATION);
        int depth = 0;
        do {
            char c = text.charAt(at);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            at++;
        } while (depth > 0 && at < text.length());
    }

    /// Reads the tags from here on as those of our game text.
    private void tags() {
        keep();
        int from = at;
        int end = at;
        while (at < text.length() && text.charAt(at) == '[') {
            end = lineEnd();
            at = end;
            while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
        }
        String block = text.substring(from, end);
        Matcher result = TAGGED_RESULT.matcher(block);
        // A game without moves, to let the reader of our format make sense of its tags.
        ReadResult read =
                new HgnReader(importing.lookup()).read(block + "\n" + (result.find() ? result.group(1) : "*"));
        int line = linesBefore(from);
        for (FileProblem wrong : tagProblems.size() > MOST_PROBLEMS ? List.<FileProblem>of() : read.problems()) {
            tagProblems.add(new FileProblem(wrong.line() + line, wrong.column(), wrong.message()));
        }
        if (read.games().isEmpty()) {
            at = text.indexOf("\n[", at) < 0 ? text.length() : text.indexOf("\n[", at) + 1;
            return;
        }
        GameTree head = read.games().getFirst();
        boolean said = block.contains("[Edition") || block.contains("[Board") || block.contains("[Position");
        Replay open = importing.replay(said ? head.start() : start(head.start()));
        for (Tag tag : head.tags().all()) {
            open.tag(tag.name(), tag.value());
        }
        replay = Optional.of(open);
    }

    /// How many lines end before an offset; called for later and later ones.
    private int linesBefore(int offset) {
        for (; counted < offset; counted++) {
            char c = text.charAt(counted);
            lines += c == '\n' || c == '\r' && text.charAt(counted + 1) != '\n' ? 1 : 0;
        }
        return lines;
    }

    /// The start of the first edition whose board has all the cells that come next.
    private Position start(Position usual) {
        Game game = usual.game();
        String ahead = text.substring(at, Math.min(text.length(), at + AHEAD));
        for (Edition edition : game.editions()) {
            if (fits(ahead, edition)) {
                return game.start(edition);
            }
        }
        return usual;
    }

    private static boolean fits(String ahead, Edition edition) {
        for (MoveWord word : List.of(MoveWord.CELL_FIRST, MoveWord.COLOUR_FIRST)) {
            Matcher matcher = word.in(ahead);
            while (matcher.find()) {
                String cell = matcher.group(word == MoveWord.CELL_FIRST ? 1 : 2).toLowerCase(Locale.ROOT);
                if (edition.grid().named(cell).isEmpty()) {
                    return false;
                }
            }
        }
        return true;
    }

    private Replay open() {
        if (ended) {
            keep();
        }
        Replay open = replay.orElseGet(
                () -> importing.replay(start(importing.start("", at).orElseThrow())));
        replay = Optional.of(open);
        return open;
    }

    private void word() {
        for (MoveWord word : MoveWord.all()) {
            Matcher matcher = words.get(word);
            if (matcher != null && matcher.region(at, text.length()).lookingAt() && use(word, matcher)) {
                at = Math.max(at, matcher.end());
                return;
            }
        }
        unreadable();
    }

    /// False if it is not that after all.
    private boolean use(MoveWord word, Matcher found) {
        switch (word) {
            case RESULT -> result(found.group());
            case RESULT_WORD -> result(Optional.ofNullable(found.group(1)), found.group(2));
            case NUMBER, MOVER -> {}
            case CELL_FIRST -> move(found.group(1), found.group(2) == null ? found.group(3) : found.group(2));
            case COLOUR_FIRST -> move(found.group(2), found.group(1));
            case CELL_ALONE -> open().wrong(at, "noColour", found.group(1));
            case PASS -> open().play(Move.pass(), at);
            case NAME -> {
                String name = found.group();
                if (hasMove(name)) {
                    return false;
                }
                name(name.substring(0, name.length() - 1).strip());
            }
            case GLYPH -> glyph(found.group());
        }
        return true;
    }

    private void move(String cell, String colour) {
        Replay open = open();
        OptionalInt known = open.here().grid().named(cell.toLowerCase(Locale.ROOT));
        if (known.isEmpty()) {
            open.wrong(at, "noCell", cell);
        } else {
            Side side = MoveWord.isWhite(colour) ? Side.WHITE : Side.BLACK;
            open.play(open.read(new Move.Place(known.getAsInt(), side)), at);
        }
    }

    /// Who moves: a player's name, if it does not only say the colour.
    private void name(String name) {
        Replay open = open();
        String tag = open.here().toMove() == Side.WHITE ? Tags.WHITE : Tags.BLACK;
        Edition edition = open.here().edition();
        boolean colour = List.of("white", "black", "weiß", "weiss", "schwarz").contains(name.toLowerCase(Locale.ROOT))
                || name.equalsIgnoreCase(edition.sideName(Side.WHITE))
                || name.equalsIgnoreCase(edition.sideName(Side.BLACK));
        if (!colour && open.tag(tag).isEmpty()) {
            open.tag(tag, name);
        } else if (!colour && !open.tag(tag).equals(Optional.of(name))) {
            importing.left().add(LeftOut.Part.NAME);
        }
    }

    private void glyph(String signs) {
        int number = Annotations.GLYPH_SIGNS.indexOf(signs) + 1;
        replay.filter(open -> open.moves() > 0).ifPresent(open -> {
            Annotations old = open.builder().annotations(open.node());
            open.builder().annotate(open.node(), old.withGlyphs(List.of(number)));
        });
    }

    private void result(String sign) {
        String plain = sign.replace(':', '-').replace("½", "1/2");
        replay.ifPresent(open -> open.result(plain));
        ended = replay.isPresent();
    }

    private void result(Optional<String> who, String words) {
        replay.ifPresent(open -> {
            Side side = who.map(colour -> MoveWord.isWhite(colour) ? Side.WHITE : Side.BLACK)
                    .orElse(open.here().toMove());
            if (MoveWord.isDraw(words)) {
                open.result("1/2-1/2");
            } else if (MoveWord.isLoss(words)) {
                open.ended(side, "resignation");
            } else if (who.isPresent()) {
                open.result(side == Side.WHITE ? "1-0" : "0-1");
            }
        });
        ended = replay.isPresent();
    }

    private void unreadable() {
        int end = at;
        while (end < text.length()
                && end - at < LONGEST_WORD
                && !Character.isWhitespace(text.charAt(end))
                && ",;(){}".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String word = text.substring(at, Math.max(end, at + 1));
        boolean begun = replay.filter(open -> open.moves() > 0).isPresent();
        int lineEnd = lineEnd();
        if (!begun && !MOVE_LIKE.matcher(word).lookingAt() && !hasMove(text.substring(at, lineEnd))) {
            importing.left().add(LeftOut.Part.HEADING);
            at = lineEnd;
        } else {
            open().wrong(at, "unreadable", Quoted.text(word));
            at = lineEnd;
        }
    }
}
