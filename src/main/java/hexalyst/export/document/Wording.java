package hexalyst.export.document;

import hexalyst.export.board.LensValue;
import hexalyst.export.picture.Xml;
import hexalyst.game.Edition;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.Annotations;
import hexalyst.record.GameDate;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.MachineWords;
import hexalyst.record.MoveReferences;
import hexalyst.record.Node;
import hexalyst.record.Numbering;
import hexalyst.record.Tag;
import hexalyst.record.Tags;
import hexalyst.record.WinLength;
import hexalyst.text.RightToLeft;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The texts of a document, in the language of [Texts#language].
final class Wording {
    private static final Map<Integer, String> SIGNS = Map.ofEntries(
            Map.entry(7, "□"),
            Map.entry(10, "="),
            Map.entry(13, "∞"),
            Map.entry(14, "+="),
            Map.entry(15, "=+"),
            Map.entry(16, "±"),
            Map.entry(17, "∓"),
            Map.entry(18, "+−"),
            Map.entry(19, "−+"),
            Map.entry(22, "⨀"),
            Map.entry(23, "⨀"),
            Map.entry(36, "↑"),
            Map.entry(37, "↑"),
            Map.entry(40, "→"),
            Map.entry(41, "→"),
            Map.entry(132, "⇆"),
            Map.entry(133, "⇆"),
            Map.entry(146, "N"));
    private static final double PERCENT = 100;
    private static final int LONGEST_NAME = 200;

    private final Texts texts = Texts.of(Wording.class);
    private final GameTree tree;
    private final Numbering numbering;
    private final Edition edition;
    private final MoveReferences references;

    /// @param numbering how moves are numbered
    Wording(GameTree tree, Numbering numbering) {
        this.tree = tree;
        this.numbering = numbering;
        edition = tree.edition();
        references = new MoveReferences(tree, numbering);
    }

    /// Text from a file with active characters replaced, so that every writer can treat it as plain text.
    static String clean(String text) {
        return Xml.allowed(text).strip();
    }

    /// A person's comment, with the moves that it names numbered like those of the text.
    String comment(String text) {
        return references.in(clean(text));
    }

    /// What the file calls the game; otherwise the players or, if it was one against itself or none are named, the
    /// event; otherwise the game.
    String title() {
        Optional<String> event = name(Tags.EVENT);
        return name(Tags.TITLE)
                .or(() -> players().filter(both -> event.isEmpty() || !isAgainstItself()))
                .or(() -> event)
                .orElseGet(() -> tree.game().title());
    }

    /// The players; empty if none are named.
    Optional<String> players() {
        Optional<String> white = name(Tags.WHITE);
        Optional<String> black = name(Tags.BLACK);
        return white.isEmpty() && black.isEmpty()
                ? Optional.empty()
                : Optional.of(white.orElse(edition.sideName(Side.WHITE))
                        + " – "
                        + black.orElse(edition.sideName(Side.BLACK)));
    }

    /// Whether both players have the same name, apart from what stands after a comma, such as a program's level.
    private boolean isAgainstItself() {
        return tag(Tags.WHITE).map(Wording::beforeComma).equals(tag(Tags.BLACK).map(Wording::beforeComma));
    }

    private static String beforeComma(String name) {
        return name.split(",", 2)[0];
    }

    /// The content of a tag as a title has it.
    private Optional<String> name(String tag) {
        return tag(tag).map(Wording::shortened).map(RightToLeft::kept);
    }

    /// Shortens a title, since it is printed on every page.
    static String shortened(String text) {
        return text.codePointCount(0, text.length()) <= LONGEST_NAME
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST_NAME)) + "…";
    }

    private Optional<String> tag(String name) {
        return tree.tags().get(name).map(Wording::clean).filter(value -> !value.isEmpty() && !value.equals("?"));
    }

    /// The players and the event if they aren't the title, and the date.
    List<String> event() {
        List<String> lines = new ArrayList<>();
        Stream.of(players(), name(Tags.EVENT))
                .flatMap(Optional::stream)
                .filter(line -> !line.equals(title()))
                .forEach(lines::add);
        tag(Tags.DATE)
                .map(date -> GameDate.parse(date).map(GameDate::words).orElse(date))
                .ifPresent(lines::add);
        return lines;
    }

    /// The game and its edition.
    String rules() {
        return tree.game().title() + ", " + edition.title();
    }

    /// The tags whose content is not in the head in another form.
    List<String> sources() {
        List<String> said =
                List.of(Tags.TITLE, Tags.WHITE, Tags.BLACK, Tags.EVENT, Tags.DATE, Tags.RESULT, Tags.REPORT);
        boolean told = end().outcome().over() || tree.tags().resigned().isPresent();
        return tree.tags().all().stream()
                .filter(tag -> !said.contains(tag.name()) && says(tag))
                .filter(tag -> !told || !tag.name().equals(Tags.TERMINATION))
                .map(this::source)
                .toList();
    }

    /// Whether a tag says something to people: not `?`, and not only a number of a site's or a file's.
    private static boolean says(Tag tag) {
        String value = tag.value().strip();
        boolean round = tag.name().equals("Round");
        return round ? !value.matches("[?-]?") : value.codePoints().anyMatch(Character::isLetter);
    }

    private String source(Tag tag) {
        String name = switch (tag.name()) {
            case Tags.SOURCE -> texts.get("tag.source");
            case "Site" -> texts.get("tag.site");
            case Tags.ANNOTATOR -> texts.get("tag.annotator");
            case "Round" -> texts.get("tag.round");
            case Tags.TERMINATION -> texts.get("tag.termination");
            default -> tag.name();
        };
        return name + ": " + RightToLeft.kept(clean(tag.value()));
    }

    /// The result with its meaning; empty if the game is open.
    String result() {
        String result = tree.tags().result();
        return switch (result) {
            case "1-0" -> result + ", " + wins(Side.WHITE);
            case "0-1" -> result + ", " + wins(Side.BLACK);
            case "1/2-1/2" -> result + ", " + texts.get("drawn");
            default -> "";
        };
    }

    private String wins(Side side) {
        return texts.get("wins", edition.sideName(side));
    }

    private Position end() {
        return tree.position(tree.mainLine().getLast());
    }

    /// How the game ended, with the reason if the game ended on the board or by resignation.
    String ending(Position last) {
        String result = result();
        if (!result.isEmpty()
                && last.outcome().over()
                && last.outcome().result().equals(tree.tags().result())) {
            return result + " (" + last.endWords() + ")";
        }
        return tree.tags()
                .resigned()
                .map(loser -> result + " (" + texts.get("resigned", edition.sideName(loser)) + ")")
                .orElse(result);
    }

    /// A move with its glyphs.
    String move(Node node) {
        StringBuilder text = new StringBuilder(tree.text(node.id()));
        for (int glyph : node.annotations().glyphs()) {
            if (glyph >= 1 && glyph <= Annotations.GLYPH_SIGNS.size()) {
                text.append(Annotations.GLYPH_SIGNS.get(glyph - 1));
            } else if (glyph != Annotations.DIAGRAM) {
                text.append(' ').append(SIGNS.getOrDefault(glyph, "$" + glyph));
            }
        }
        return text.toString();
    }

    /// The number before a move, such as `12.` or `12...`.
    ///
    /// @param ply how many moves came before
    String number(int ply) {
        return numbering.text(tree.start().toMove(), ply);
    }

    /// Whether a move has its number although it directly follows another one.
    ///
    /// @param ply how many moves came before
    boolean isNumbered(int ply) {
        return numbering.isWritten(tree.start().toMove(), ply);
    }

    /// The caption of a diagram.
    ///
    /// @param ply the ply of the move that led there, as for [#number]
    String caption(Node node, int ply, Position position) {
        return node.isRoot()
                ? texts.get("caption.start", edition.sideName(position.toMove()))
                : texts.get("caption.after", number(ply) + " " + move(node));
    }

    /// The value of a node's position, if it is noted and says something else than the last one noted before it:
    /// another winner, or a proof instead of an estimate. A proved move with alternatives has its value anyway. As a
    /// sentence, since a comment may follow.
    Optional<Span.Worth> worth(Node node) {
        return isNews(node) ? value(node).map(Span.Worth::sentence) : Optional.empty();
    }

    private boolean isNews(Node node) {
        if (isTold(node)) {
            return false;
        }
        boolean choice = tree.find(node.parent())
                .filter(parent -> parent.children().size() > 1)
                .isPresent();
        if (choice && node.annotations().proved().isPresent()) {
            return true;
        }
        Optional<ValuePoint.Noted> noted = ValuePoint.Noted.of(node.annotations());
        Optional<Node> before = tree.find(node.parent());
        while (noted.isPresent() && before.isPresent()) {
            Optional<ValuePoint.Noted> earlier =
                    ValuePoint.Noted.of(before.get().annotations());
            if (earlier.isPresent()) {
                return !earlier.get().favours(noted.get());
            }
            before = tree.find(before.get().parent());
        }
        return true;
    }

    /// Whether the engine's explanation of a mistake tells already who wins after it.
    private boolean isTold(Node node) {
        Annotations said = node.annotations();
        return !MachineWords.retold(tree, node.id()).isEmpty()
                && said.notes().stream().anyMatch(Wording::isMistake)
                && said.proved().flatMap(MachineNote.Proved::winner).isPresent();
    }

    /// Whether a note says that the program gave the move `?` or `??`; its words then tell what the move allows.
    private static boolean isMistake(MachineNote note) {
        return note instanceof MachineNote.Unknown mark
                && mark.name().equals("engine")
                && mark.value().contains("?");
    }

    /// A program's noted line, if there is one that is no longer than the win that is proved.
    ///
    /// @param ply the ply of its first move
    Optional<Span.Line> line(Annotations said, int ply) {
        int most = said.proved()
                .map(MachineNote.Proved::plies)
                .orElse(OptionalInt.empty())
                .orElse(Integer.MAX_VALUE);
        return said.notes().stream()
                .filter(MachineNote.Line.class::isInstance)
                .map(note -> ((MachineNote.Line) note).moves())
                .filter(line -> line.size() <= most)
                .map(line -> new Span.Line(texts.get("line", moves(line, ply))))
                .findFirst();
    }

    /// An engine's explanation of a move, marked as the engine's.
    Optional<Span.Line> engine(Node node) {
        String words = clean(MachineWords.retold(tree, node.id()));
        return words.isEmpty() ? Optional.empty() : Optional.of(new Span.Line(texts.get("says", words)));
    }

    /// Moves with their numbers.
    ///
    /// @param ply the ply of the first, as for [#number]
    String moves(List<Move> moves, int ply) {
        return numbering.line(tree.start(), ply, moves);
    }

    /// The noted value of a position, as text; a proved value takes precedence.
    Optional<Span.Worth> value(Node node) {
        Annotations said = node.annotations();
        Optional<Span.Worth> proved = said.proved().map(value -> new Span.Worth(words(value, toMove(node)), true));
        return proved.or(() -> ValuePoint.Noted.of(said)
                .map(value -> new Span.Worth(
                        texts.get("estimated", edition.sideName(Side.WHITE), LensValue.Estimated.text((int)
                                Math.round(PERCENT * value.chance()))),
                        false)));
    }

    private Side toMove(Node node) {
        Side begins = tree.start().toMove();
        return tree.ply(node.id()) % 2 == 0 ? begins : begins.other();
    }

    private String words(MachineNote.Proved value, Side toMove) {
        if (value.winner().isEmpty()) {
            return texts.get("proved.draw");
        }
        String side = edition.sideName(value.winner().get());
        return value.plies().orElse(0) > 0
                ? texts.get(
                        "proved.within",
                        side,
                        new WinLength()
                                .within(value.plies().getAsInt(), value.winner().get() == toMove))
                : texts.get("proved.wins", side);
    }

    /// The texts with these keys.
    Map<String, String> named(List<String> keys) {
        return keys.stream().collect(Collectors.toMap(key -> key, texts::get));
    }
}
