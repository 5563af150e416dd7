package hexalyst.engine.verify;

import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.game.Step;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;

/// Walks through everything that can happen when one side, called the *leader* here, follows a strategy and the other
/// side plays anything, by the plain rules. Fails if the leader does not reach the goal: to win, or at least to draw.
/// This is also the definition of the order in which a proof stores the leader's moves:
///
/// - If the leader moves at the root, the first move is the one made there.
/// - Then a position of the other side is walked. Its legal moves are followed in ascending order of their code
///   ([hexalyst.game.MoveCodec]). If the game is not over after one, the leader must answer. Answers that ended the
///   game well after earlier moves *in this position* are tried first, in the order in which they appeared; the first
///   one that is legal and again ends the game well is the answer. If there is none, the answer is the next stored
///   move.
/// - When all moves have an answer, the positions after these answers are walked if the game is not over there, each
///   with everything that follows from it before the next. A position that was walked before, up to symmetry, is
///   skipped.
///
/// Where a turn may have several parts ([hexalyst.game.Traits#openTurns]), its parts are the moves here: a position
/// in the middle of the other side's turn is walked like any of its positions, the leader's parts are stored one after
/// the other until it is the other side's turn, and earlier endings are not tried again.
///
/// So most replies to a threat take no space, and the answers of one position are stored together. A position counts as
/// walked only when everything below it has been walked, so that nothing unproved is ever considered proved. The
/// current line is kept in a list; there is no recursion.
public final class StrategyWalk {
    private static final int NOTICE_MASK = 63;

    private final Side leader;
    private final boolean drawIsEnough;
    private final Answers answers;
    private final WalkListener listener;
    private final boolean openTurns;
    /// The positions that were walked, and the most plies until the leader wins from each.
    private final WalkedPositions walked;
    private final Position root;
    private final Deque<Turn> open = new ArrayDeque<>();
    private final List<Step> line = new ArrayList<>();
    private final List<Step> lineView = Collections.unmodifiableList(line);
    private long replies;
    private int plies;

    /// The result of a reply and its answer.
    ///
    /// @param plies how many turns they complete
    private record Next(List<Step> moves, Position position, int plies) {}

    /// A position of the other side on the current line.
    private static final class Turn {
        final WalkedPositions.Place place;
        final Position position;
        final int depth;
        /// How many turns were completed since the previous position on the line.
        final int since;
        final Deque<Next> next = new ArrayDeque<>();
        /// The most plies to the end after the replies examined so far, including the reply.
        int plies;

        Turn(WalkedPositions.Place place, Position position, int depth, int since) {
            this.place = place;
            this.position = position;
            this.depth = depth;
            this.since = since;
        }

        void lasts(int most) {
            plies = Math.max(plies, most);
        }
    }

    /// @param root where the strategy starts
    /// @param leader the side whose strategy it is
    /// @param drawIsEnough whether a draw reaches the goal
    /// @param answers the leader's moves
    /// @param mostBytes how much memory the positions may take
    public StrategyWalk(
            Position root, Side leader, boolean drawIsEnough, Answers answers, long mostBytes, WalkListener listener) {
        this.root = root;
        this.leader = leader;
        this.drawIsEnough = drawIsEnough;
        this.answers = answers;
        this.listener = listener;
        openTurns = root.game().traits().openTurns();
        walked = WalkedPositions.of(root, mostBytes);
    }

    /// How much memory the positions may take: a third of what the program may use.
    public static long room() {
        return Runtime.getRuntime().maxMemory() / 3;
    }

    /// Walks through the whole strategy.
    ///
    /// @throws BrokenProofException if the goal is not reached everywhere
    /// @throws IOException if the answers cannot be read
    /// @throws CancellationException if the listener or the answers end the walk
    public void run() throws BrokenProofException, IOException {
        if (root.outcome().over()) {
            throw new BrokenProofException("the game is over at its root");
        }
        if (root.toMove() == leader) {
            plies = 1;
            Optional<Next> first = answer(List.of(), root, new ArrayList<>(), 0);
            if (first.isPresent()) {
                enter(first.get());
            }
        } else {
            enter(new Next(List.of(), root, 0));
        }
        while (!open.isEmpty()) {
            Turn turn = open.getLast();
            if (turn.next.isEmpty()) {
                turn.place.add(turn.plies);
                open.removeLast();
                leadsTo(turn.plies + turn.since);
                if (!drawIsEnough) {
                    listener.settled(turn.position, turn.plies);
                }
            } else {
                cut(turn.depth);
                enter(turn.next.removeFirst());
            }
        }
    }

    /// Positions of the other side that were walked, up to symmetry.
    public long positions() {
        return walked.size();
    }

    /// Moves of the other side in them.
    public long replies() {
        return replies;
    }

    /// The most plies from the root until the game is over; known when everything has been walked.
    public int plies() {
        return plies;
    }

    /// Records the most plies to the end from the last position on the line, or from the root.
    private void leadsTo(int most) {
        Turn before = open.peekLast();
        if (before == null) {
            plies = most;
        } else {
            before.lasts(most);
        }
    }

    private void cut(int depth) {
        line.subList(depth, line.size()).clear();
    }

    /// Finds the answers to all moves in a position of the other side, unless it was walked before.
    private void enter(Next next) throws BrokenProofException, IOException {
        Position position = next.position;
        WalkedPositions.Place place = walked.at(position);
        OptionalInt known = place.plies();
        if (known.isPresent()) {
            leadsTo(known.getAsInt() + next.plies);
            return;
        }
        if ((walked.size() & NOTICE_MASK) == 0 && !listener.goOn(walked.size(), replies)) {
            throw new CancellationException();
        }
        line.addAll(next.moves);
        Turn turn = new Turn(place, position, line.size(), next.plies);
        List<Step> endings = new ArrayList<>();
        for (Step reply : position.steps()) {
            replies++;
            line.add(reply);
            Position after = position.step(reply);
            if (after.outcome().over()) {
                assertGood(after);
                turn.lasts(1);
            } else if (after.toMove() != leader) {
                turn.next.add(new Next(List.of(reply), after, 0));
            } else {
                turn.lasts(2);
                answer(List.of(reply), after, endings, 1).ifPresent(turn.next::add);
            }
            line.removeLast();
        }
        open.addLast(turn);
    }

    /// The leader's answer at the end of the line; empty if it ends the game.
    ///
    /// @param before the reply that it answers, if there is one
    /// @param endings the moves that have ended the game well in this position so far; a new one is added
    /// @param plies how many turns the reply completed
    private Optional<Next> answer(List<Step> before, Position position, List<Step> endings, int plies)
            throws BrokenProofException, IOException {
        for (Step ending : endings) {
            if (position.allows(ending) && good(position.step(ending).outcome())) {
                return Optional.empty();
            }
        }
        int depth = line.size();
        Position after = position;
        List<Step> moves = new ArrayList<>(before);
        while (after.toMove() == leader && !after.outcome().over()) {
            Step step = answers.next(lineView);
            if (!after.allows(step)) {
                throw new BrokenProofException(
                        after.text(step) + " is stored" + where() + ", which is not legal there");
            }
            after = after.step(step);
            line.add(step);
            moves.add(step);
            if (!after.outcome().over()) {
                listener.led(after);
            }
        }
        if (after.outcome().over()) {
            assertGood(after);
            if (!openTurns) {
                endings.add(line.getLast());
            }
        }
        cut(depth);
        return after.outcome().over() ? Optional.empty() : Optional.of(new Next(moves, after, plies + 1));
    }

    private boolean good(Outcome outcome) {
        return outcome.over() && outcome.wonBy().map(winner -> winner == leader).orElse(drawIsEnough);
    }

    private void assertGood(Position end) throws BrokenProofException {
        if (!good(end.outcome())) {
            throw new BrokenProofException(root.edition().sideName(leader) + (drawIsEnough ? " loses" : " does not win")
                    + where() + ": " + end.endWords());
        }
    }

    private String where() {
        return line.isEmpty()
                ? " at the root"
                : " after " + String.join(" ", line.stream().map(root::text).toList());
    }
}
