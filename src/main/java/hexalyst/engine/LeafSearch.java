package hexalyst.engine;

import hexalyst.engine.LeafReport.LeafMove;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.turn.LineCodes;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;

/// A bounded search of a leaf of a larger proof tree: the second level of the two-level search PN² (Breuker, Uiterwijk
/// and van den Herik, "The PN²-search algorithm", 2001). We differ in that the second level is a depth-first search
/// whose table, not whose tree, has the numbers of the moves, so that some of them may be lost; such a move gets the
/// number that a search would begin with.
final class LeafSearch {
    /// The nodes for a move that a search leaves out because it loses at once or to the next move.
    private static final long FEW_NODES = 8;

    private final Position position;
    private final Question question;
    private final SearchStop stop;
    private final SearchTeam team;
    private final SearchBoard board;
    private final ProofSearch reader;
    private final QuickProof proof;
    private final long start = System.nanoTime();

    LeafSearch(Position position, Question question, Solver.Means means, SearchStop stop) {
        this.position = position;
        this.question = question;
        this.stop = stop;
        team = new SearchTeam(position, means.table(), means.threads(), stop, means.workers());
        board = position.searchBoard();
        reader = new ProofSearch(board, means.table(), SearchStop.within(SearchLimits.NONE));
        proof = new QuickProof(board, means.table());
    }

    /// Searches until the value is proved or a limit is reached. If the question is answered before, it goes on with
    /// the other one, since a value that is known exactly is of more use than half of one.
    LeafReport run() throws InterruptedException, ExecutionException {
        LeafNumbers found = outlook(board.outlook(), question);
        if (!isAnswered(found)) {
            long asked = team.ask(question.ordinal(), stop.round(), numbers -> {});
            long win = question == Question.WIN ? asked : reader.known(ProofSearch.WIN);
            long draw = question == Question.DRAW ? asked : reader.known(ProofSearch.DRAW);
            found = LeafNumbers.of(question, win, draw);
            if (isAnswered(found) && found.bounds().value().isEmpty() && !stop.ended()) {
                long other = team.ask(question.next().ordinal(), stop.round(), numbers -> {});
                found = question == Question.WIN
                        ? LeafNumbers.of(question, win, other)
                        : LeafNumbers.of(question, other, draw);
            }
        }
        List<LeafMove> moves = isAnswered(found) ? List.of() : moves();
        List<Move> line = line(found);
        Duration time = Duration.ofNanos(System.nanoTime() - start);
        return new LeafReport(question, found, moves, line, team.nodes() + reader.nodes(), time);
    }

    /// A line that is longer than the proof comes from a longer proof, and only its first turn is known to be right. If
    /// that one has lost the bound too, there is no line.
    private List<Move> line(LeafNumbers found) {
        Optional<Value> value = found.bounds().value();
        if (value.isEmpty()) {
            return List.of();
        }
        List<Step> steps = new ProofLine(board, reader, stop).known(value.get(), position, Integer.MAX_VALUE);
        if (value.get() == Value.WIN && !steps.isEmpty()) {
            Optional<ProvedValue> first = proof.knownTurn(LineCodes.of(position, steps));
            if (first.filter(known -> known.value() == Value.WIN && known.plies() <= found.plies())
                    .isEmpty()) {
                return List.of();
            }
        }
        List<Move> turns = position.turns(steps);
        return value.get() == Value.DRAW || turns.size() <= found.plies() ? turns : turns.subList(0, 1);
    }

    private boolean isAnswered(LeafNumbers found) {
        return question.answer(found.bounds()).isPresent();
    }

    private static LeafNumbers outlook(int outlook, Question asked) {
        return outlook == 0
                ? LeafNumbers.of(asked, ValueBounds.OPEN, 0, 1, 1)
                : LeafNumbers.of(asked, new ProvedValue(outlook > 0 ? Value.WIN : Value.LOSS, Math.abs(outlook)));
    }

    /// What is known about the moves of an open leaf.
    private List<LeafMove> moves() {
        int[] codes = new int[board.mostMoves()];
        Set<Integer> matter = new HashSet<>();
        Arrays.stream(codes, 0, board.movesThatMatter(codes)).forEach(matter::add);
        return position.steps().stream()
                .mapToInt(position::code)
                .mapToObj(code -> new LeafMove(code, made(code, matter.contains(code))))
                .toList();
    }

    /// What is known about the position after a move.
    ///
    /// @param matters false if a search leaves the move out; then it is searched a little
    private LeafNumbers made(int code, boolean matters) {
        Side mover = board.toMove();
        TurnResult result = board.make(code);
        boolean again = result == TurnResult.ONGOING && board.toMove() == mover;
        Question next = again ? question : question.next();
        LeafNumbers found = switch (result) {
            case WIN -> LeafNumbers.of(next, new ProvedValue(Value.LOSS, 0));
            case LOSS -> LeafNumbers.of(next, new ProvedValue(Value.WIN, 0));
            case DRAW -> LeafNumbers.of(next, new ProvedValue(Value.DRAW, 0));
            case ONGOING -> after(next, again, matters);
        };
        board.unmake();
        return found;
    }

    /// What is known about the board's position, after a move.
    private LeafNumbers after(Question asked, boolean again, boolean matters) {
        int outlook = again ? 0 : board.outlook();
        if (outlook != 0) {
            return outlook(outlook, asked);
        }
        if (!matters && reader.known(asked.ordinal()) == ProofTable.MISSING) {
            reader.search(asked.ordinal(), SearchStop.within(SearchLimits.NONE.withNodes(FEW_NODES)));
        }
        long win = reader.known(ProofSearch.WIN);
        long draw = reader.known(ProofSearch.DRAW);
        long numbers = asked == Question.WIN ? win : draw;
        LeafNumbers found = LeafNumbers.of(asked, win, draw);
        return numbers == ProofTable.MISSING && !again
                ? LeafNumbers.of(asked, found.bounds(), found.plies(), 1, board.resistance())
                : found;
    }
}
