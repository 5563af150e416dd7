package hexalyst.notation.exchange;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.MoveCodec;
import hexalyst.game.Position;
import hexalyst.game.SetupResult;
import hexalyst.game.Side;
import hexalyst.notation.source.ProblemCollector;
import hexalyst.notation.source.Quoted;
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

/// Replays a foreign game, move by move, up to the first move that cannot be played. Confined to one thread.
final class Replay {
    /// Longer games are not read to their end.
    static final int MOST_MOVES = 10_000;

    private static final int LONGEST_MOVE = 40;

    private final ProblemCollector source;
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

    /// @param source receives the problems
    /// @param rows the order of the row letters in the text
    /// @param start the position before the first move
    Replay(ProblemCollector source, RowOrder rows, Position start) {
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

    /// The move that leads to a node; empty for the root.
    Optional<Move> moveAt(int at) {
        return builder.move(at);
    }

    /// True once a move could not be played, so that nothing after it can be either.
    boolean broken() {
        return broken;
    }

    /// True once the game has the maximum number of moves.
    boolean full() {
        return moves() >= MOST_MOVES;
    }

    /// How many moves there are.
    int moves() {
        return builder.size() - 1;
    }

    /// The move of a text in our spelling, ignoring case and blanks, converted to our row order.
    Optional<Move> parse(String text) {
        if (text.length() > LONGEST_MOVE) {
            return Optional.empty();
        }
        String plain = text.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
        return codec.parse(plain, here.toMove()).map(this::read);
    }

    /// Converts a move to our row order.
    Move read(Move move) {
        return rows.here(move, here.grid());
    }

    /// Plays the move of a text; adds a problem if it is not a move or cannot be played.
    void play(String text, int offset) {
        parse(text).ifPresentOrElse(move -> play(move, offset), () -> wrong(offset, "noMove", Quoted.text(text)));
    }

    /// Plays a move in our row order, or adds a problem if it cannot be played.
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

    /// Plays a swap by the second player. It shows that the swap was on offer from the start.
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

    /// Restarts the game with a swap on offer, keeping the first move and the annotations so far.
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

    /// Plays a move that is one of several alternatives: if it cannot be played, others still can.
    ///
    /// @return true if it was played
    boolean playOne(String text, int offset) {
        play(text, offset);
        boolean played = !broken;
        broken = false;
        return played;
    }

    /// Adds the problem because of which the game cannot go on.
    void wrong(int offset, String key, Object... values) {
        broken = true;
        source.problem(offset, texts.get(key, values));
    }

    /// Sets a tag; ignores a blank value.
    void tag(String name, String value) {
        if (!value.isBlank()) {
            tags = tags.with(name, value.strip());
        }
    }

    /// The value of a tag.
    Optional<String> tag(String name) {
        return tags.get(name);
    }

    /// Adds text, on a line of its own, to a node's comment.
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

    /// Sets the tags of a game that a player ended before it was decided on the board.
    void ended(Side loser, String how) {
        ended(loser == Side.WHITE ? "0-1" : "1-0", how);
    }

    /// Sets the tags of a game that ended before it was decided on the board. An existing result stays, and a
    /// difference is noted.
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

    /// The game. Its result is the one on the board if the last move ends it, or else the recorded one.
    ///
    /// @param notes receives a note if the two differ
    GameTree finished(List<String> notes) {
        notes.addAll(differences);
        comments.forEach(
                (at, text) -> builder.annotate(at, builder.annotations(at).withComment(text.toString())));
        builder.tags(tags);
        GameTree game = builder.build();
        String said = tags.result();
        String ours = game.tags().result();
        if (!said.equals("*") && !ours.equals(said)) {
            Position end = game.position(game.mainLine().getLast());
            notes.add(texts.get("otherResult", said, ours, end.endWords()));
        }
        return game;
    }
}
