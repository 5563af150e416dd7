package hexalyst.notation.exchange;

import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.GameLookup;
import hexalyst.notation.HgnReader;
import hexalyst.notation.ReadResult;
import hexalyst.notation.source.FileProblem;
import hexalyst.notation.source.Quoted;
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
/// game text may come first. Comments in braces are kept, variations in parentheses are not; a line without moves
/// before the first move is a heading and is left out. The first unreadable word ends its game.
final class MoveListReader {
    private static final Pattern TAGGED_RESULT = Pattern.compile("\\[Result[ \\t]+\"(1-0|0-1|1/2-1/2)\"");
    private static final Pattern MOVE_LIKE =
            Pattern.compile("\\p{L}{1,10}[ \\t]*\\d{1,4}(?!\\d)|\\d{1,3}[a-z].*", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST_WORD = 60;
    private static final int MOST_PROBLEMS = 1_000;
    /// Further games are not read.
    static final int MOST_GAMES = 10_000;

    private static final String SEPARATORS = ",;|.…\u00A0\uFEFF\u200B\u200E\u200F";

    private final Importing importing;
    private final String text;
    private final ListEdition editions;
    private final Map<MoveWord, Matcher> words = new EnumMap<>(MoveWord.class);
    private final List<FileProblem> tagProblems = new ArrayList<>();
    private Optional<Replay> replay = Optional.empty();
    private Optional<Parentheses> parentheses = Optional.empty();
    private int games;
    private int counted;
    private int lines;
    private boolean ended;
    private int at;

    MoveListReader(String text, GameLookup lookup, RowOrder rows) {
        importing = new Importing(text, lookup, rows);
        this.text = text;
        editions = new ListEdition(text);
        MoveWord.all().forEach(word -> words.put(word, word.in(text)));
    }

    /// True if a text contains anything that looks like a move.
    static boolean hasMove(String text) {
        return MoveWord.CELL_FIRST.in(text).find()
                || MoveWord.COLOUR_FIRST.in(text).find();
    }

    /// Reads everything. Never throws.
    ReadResult read() {
        while (at < text.length() && games <= MOST_GAMES) {
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
        ReadResult reading = importing.finished();
        List<FileProblem> all = new ArrayList<>(tagProblems);
        all.addAll(reading.problems());
        return new ReadResult(reading.games(), all, reading.notes());
    }

    private Replay begun(Position start) {
        games++;
        if (games > MOST_GAMES) {
            importing.problem(at, "tooMany", MOST_GAMES);
        }
        return importing.replay(start);
    }

    private void keep() {
        replay.filter(open -> games <= MOST_GAMES)
                .filter(open -> open.moves() > 0 || open.broken())
                .ifPresent(importing::keep);
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

    /// Skips a variation. A parenthesis that is never closed may just be a stray character, so it is ignored and the
    /// moves after it are read.
    private void variation() {
        Parentheses all = parentheses.orElseGet(() -> new Parentheses(text));
        parentheses = Optional.of(all);
        int after = all.after(at);
        if (after == at) {
            importing.problem(at, "openVariation");
            at++;
        } else {
            importing.left().add(LeftOut.Part.VARIATION);
            at = after;
        }
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
        // A game without moves, so that the reader of our format can read the tags.
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
        Replay open = begun(said ? head.start() : editions.start(head.start(), at));
        for (Tag tag : head.tags().all()) {
            open.tag(tag.name(), tag.value());
        }
        replay = Optional.of(open);
    }

    /// How many lines end before an offset. Must be called with ascending offsets.
    private int linesBefore(int offset) {
        for (; counted < offset; counted++) {
            char c = text.charAt(counted);
            lines += c == '\n' || c == '\r' && text.charAt(counted + 1) != '\n' ? 1 : 0;
        }
        return lines;
    }

    private Replay open() {
        if (ended) {
            keep();
        }
        Replay open = replay.orElseGet(
                () -> begun(editions.start(importing.start("", at).orElseThrow(), at)));
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

    /// Uses a match; returns false if the word turns out not to be this kind.
    private boolean use(MoveWord word, Matcher found) {
        switch (word) {
            case RESULT -> result(found.group());
            case RESULT_WORD -> result(Optional.ofNullable(found.group(1)), found.group(2));
            case NUMBER, MOVER -> {}
            case CELL_FIRST -> move(found.group(1), found.group(2) == null ? found.group(3) : found.group(2));
            case COLOUR_FIRST -> move(found.group(2), found.group(1));
            case CELL_ALONE -> open().wrong(at, "noColour", found.group(1));
            case PASS -> open().play(Move.pass(), at);
            case SWAP -> open().swap(at);
            case NAME -> {
                return !hasMove(found.group()) && colon(found);
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
            open.play(open.read(Move.place(known.getAsInt(), side)), at);
        }
    }

    /// A word before a colon: the player of the next move, or the name of a tag.
    ///
    /// @return false if it is neither and there is a move on its line, whose meaning is then unclear
    private boolean colon(Matcher found) {
        String name = found.group().substring(0, found.group().length() - 1).strip();
        boolean moves =
                MoveWord.nextMove(text).region(found.end(), text.length()).lookingAt();
        boolean tag = firstOnLine() && HeadLine.isTag(name) && !(moves && isColour(name));
        if (moves && !tag) {
            name(name);
            return true;
        }
        int end = lineEnd();
        String rest = text.substring(found.end(), end);
        Optional<HeadLine> head = tag ? HeadLine.of(name, rest) : Optional.empty();
        if (head.isEmpty() && hasMove(rest)) {
            return false;
        }
        head.ifPresentOrElse(this::head, () -> importing.left().add(LeftOut.Part.HEADING));
        at = end;
        return true;
    }

    private boolean firstOnLine() {
        int before = at - 1;
        while (before >= 0 && " \t\uFEFF".indexOf(text.charAt(before)) >= 0) {
            before--;
        }
        return before < 0 || "\r\n".indexOf(text.charAt(before)) >= 0;
    }

    /// Sets a tag. After moves, only a result still belongs to the same game.
    private void head(HeadLine line) {
        boolean begun = replay.filter(open -> open.moves() > 0).isPresent();
        if (line.isResult()) {
            open().result(line.value());
            ended = begun;
        } else {
            if (begun) {
                keep();
            }
            open().tag(line.tag(), line.value());
        }
    }

    /// Records the name of the player to move, unless it is only a colour.
    private void name(String name) {
        Replay open = open();
        String tag = open.here().toMove() == Side.WHITE ? Tags.WHITE : Tags.BLACK;
        Edition edition = open.here().edition();
        boolean colour = isColour(name)
                || name.equalsIgnoreCase(edition.sideName(Side.WHITE))
                || name.equalsIgnoreCase(edition.sideName(Side.BLACK));
        if (!colour && open.tag(tag).isEmpty()) {
            open.tag(tag, name);
        } else if (!colour && !open.tag(tag).equals(Optional.of(name))) {
            importing.left().add(LeftOut.Part.NAME);
        }
    }

    private static boolean isColour(String name) {
        return List.of("white", "black", "weiß", "weiss", "schwarz", "w", "b").contains(name.toLowerCase(Locale.ROOT));
    }

    private void glyph(String signs) {
        int number = Annotations.GLYPH_SIGNS.indexOf(signs) + 1;
        replay.filter(open -> open.moves() > 0).ifPresent(open -> {
            Annotations old = open.builder().annotations(open.node());
            open.builder().annotate(open.node(), old.withGlyphs(List.of(number)));
        });
    }

    private void result(String sign) {
        replay.ifPresent(open -> open.result(HeadLine.result(sign)));
        ended = replay.isPresent();
    }

    private void result(Optional<String> who, String words) {
        replay.ifPresent(open -> {
            Side side = who.map(colour -> MoveWord.isWhite(colour) ? Side.WHITE : Side.BLACK)
                    .orElse(open.here().toMove());
            if (MoveWord.isDraw(words)) {
                open.result("1/2-1/2");
            } else if (MoveWord.isLoss(words)) {
                open.ended(side, Tags.RESIGNATION);
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
