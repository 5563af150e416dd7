package hexalyst.notation.exchange;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.notation.Quoted;
import hexalyst.notation.Source;
import hexalyst.record.GameTree;
import hexalyst.record.Tags;
import hexalyst.record.TreeBuilder;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Plays a game that comes from elsewhere, move by move, up to the first that cannot be played. Confined to one thread.
final class Replay {
    /// Longer games are not read to their end.
    static final int MOST_MOVES = 10_000;

    private static final int LONGEST_MOVE = 40;

    private final Source source;
    private final RowOrder rows;
    private TreeBuilder builder;
    private final MoveCodec codec;
    private final Texts texts = Texts.of(Replay.class);
    private final Map<Step, Integer> children = new HashMap<>();
    private final Map<Integer, StringBuilder> comments = new HashMap<>();
    private final List<String> differences = new ArrayList<>();
    private Tags tags = Tags.NONE;
    private Position here;
    private int node = GameTree.ROOT;
    private boolean broken;
    private boolean over;

    /// A move from a node.
    private record Step(int node, Move move) {}

    /// @param source where problems are noted
    /// @param rows from where the rows are lettered in what is read
    /// @param start the position before the first move
    Replay(Source source, RowOrder rows, Position start) {
        this.source = source;
        this.rows = rows;
        builder = new TreeBuilder(start);
        codec = start.game().codec(start.grid());
        here = start;
    }

    /// The position after the moves so far.
    Position here() {
        return here;
    }

    /// The node after the moves so far.
    int node() {
        return node;
    }

    /// Goes to another place in the tree.
    ///
    /// @param at a node
    /// @param position the position there
    void goTo(int at, Position position) {
        node = at;
        here = position;
    }

    TreeBuilder builder() {
        return builder;
    }

    /// The move that leads to a node; none to the root.
    Optional<Move> moveAt(int at) {
        return builder.move(at);
    }

    /// True once a move could not be played: nothing that follows it can be.
    boolean broken() {
        return broken;
    }

    /// True once the game has as many moves as are read.
    boolean full() {
        return moves() >= MOST_MOVES;
    }

    /// How many moves there are.
    int moves() {
        return builder.size() - 1;
    }

    /// The move that a text is, in our spelling but for capitals and blanks; as it is here.
    Optional<Move> parse(String text) {
        if (text.length() > LONGEST_MOVE) {
            return Optional.empty();
        }
        String plain = text.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
        return codec.parse(plain, here.toMove()).map(this::read);
    }

    /// A move, as what is read has it, as it is here.
    Move read(Move move) {
        return rows.here(move, here.grid());
    }

    /// Plays the move that a text is; notes a problem if there is none, or none that can be played.
    void play(String text, int offset) {
        parse(text).ifPresentOrElse(move -> play(move, offset), () -> wrong(offset, "noMove", Quoted.text(text)));
    }

    /// Plays a move, as it is here, or notes why it cannot be played.
    void play(Move move, int offset) {
        if (broken) {
            return;
        }
        if (full()) {
            wrong(offset, "tooLong", MOST_MOVES);
            return;
        }
        try {
            here = here.play(move);
            node = children.computeIfAbsent(new Step(node, move), step -> builder.add(step.node(), move));
        } catch (IllegalMoveException illegal) {
            broken = true;
            source.problem(offset, String.valueOf(illegal.getMessage()));
        }
    }

    /// Plays the second player's taking over of the first move. That it was played says that it was on offer from the
    /// start.
    void swap(int offset) {
        if (!broken && moves() == 1 && node != GameTree.ROOT && !here.swapOffered()) {
            Position start = builder.start();
            if (start.game().position(start.edition(), start.setup().withSwap(true))
                    instanceof SetupResult.Valid valid) {
                offer(valid.position());
            }
        }
        play(Move.swap(), offset);
    }

    /// Begins again, with the first move and what was said so far.
    private void offer(Position start) {
        Move first = builder.move(node).orElseThrow();
        if (start.allows(first)) {
            TreeBuilder again = new TreeBuilder(start);
            int same = again.add(GameTree.ROOT, first);
            again.annotate(GameTree.ROOT, builder.annotations(GameTree.ROOT));
            again.annotate(same, builder.annotations(node));
            builder = again;
            here = start.play(first);
        }
    }

    /// Plays a move that is one of several ways to go on: if it cannot be played, others still can.
    ///
    /// @return true if it was played
    boolean playOne(String text, int offset) {
        play(text, offset);
        boolean played = !broken;
        broken = false;
        return played;
    }

    /// Notes why the game cannot go on.
    void wrong(int offset, String key, Object... values) {
        broken = true;
        source.problem(offset, texts.get(key, values));
    }

    /// Sets a tag; nothing if the value is blank.
    void tag(String name, String value) {
        if (!value.isBlank()) {
            tags = tags.with(name, value.strip());
        }
    }

    /// The value of a tag.
    Optional<String> tag(String name) {
        return tags.get(name);
    }

    /// Adds text, on a line of its own, to what is said about a node.
    void say(int at, String text) {
        if (!text.isBlank()) {
            StringBuilder all = comments.computeIfAbsent(at, any -> new StringBuilder());
            all.append(all.isEmpty() ? "" : "\n").append(text.strip());
        }
    }

    /// Sets the tag for a recorded result.
    ///
    /// @param result one of [Tags#RESULTS]
    void result(String result) {
        if (!result.equals("*")) {
            tags = tags.with(Tags.RESULT, result);
        }
    }

    /// Sets the tags of a game that somebody ended before the board did.
    void ended(Side loser, String how) {
        ended(loser == Side.WHITE ? "0-1" : "1-0", how);
    }

    /// Sets the tags of a game that was ended before the board did it. A result that is there already stays, and that
    /// it is another one is noted.
    ///
    /// @param result one of [Tags#RESULTS]
    void ended(String result, String how) {
        over = true;
        String before = tags.result();
        if (before.equals("*") || result.equals("*") || before.equals(result)) {
            result(result);
            tag(Tags.TERMINATION, how);
        } else {
            differences.add(texts.get("otherEnd", before, result, how));
        }
    }

    /// True once somebody ended the game: nothing is played after that.
    boolean over() {
        return over;
    }

    /// The game. Its result is the recorded one, else the one on the board.
    ///
    /// @param notes is told if the two differ
    GameTree finished(List<String> notes) {
        notes.addAll(differences);
        String ours = here.outcome().result();
        String said = tags.result();
        if (tags.get(Tags.RESULT).isEmpty()) {
            result(ours);
        } else if (here.outcome().over() && !ours.equals(said)) {
            notes.add(texts.get("otherResult", said, ours, here.endWords()));
        }
        comments.forEach(
                (at, text) -> builder.annotate(at, builder.annotations(at).withComment(text.toString())));
        builder.tags(tags);
        return builder.build();
    }
}
