package hexalyst.study.puzzle;

import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.QuickProof;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.SearchBoard;
import hexalyst.game.Step;
import hexalyst.game.TurnResult;
import hexalyst.study.puzzle.Solutions.Choice;
import hexalyst.study.puzzle.Solutions.Verdict;
import hexalyst.turn.LineCodes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// Proves which moves of a position solve a task. First it uses what is known without searching, then a short proof of
/// every move. If moves are still open, it solves the ending whole ([SearchService#solveEnding]): at once if that is
/// small or the board fills, otherwise after longer proofs. Last come proofs within all limits. Works on the caller's
/// thread and is not thread-safe; results are kept in the table of the service, and those that took more than a moment
/// are passed on ([ProvedElsewhere#keep]). With limits of nodes alone, and a fresh table, the answers are always the
/// same. Where turns may have several parts, the moves are whole turns; a position with too many of them to list
/// ([hexalyst.turn.TurnLister]) stays open, and so does a win within a number of plies if no proof that short was
/// found.
public final class SolutionSearch {
    /// Settle every move, however many solve.
    static final int ALL = Integer.MAX_VALUE;

    private static final long FEW = 300;
    /// What is settled with so many nodes a move takes less time than to list all positions of an ending.
    private static final long MANY = 100_000;
    /// The part of the limits for what is only said, not judged.
    private static final double BRIEF = 0.1;
    private static final long BRIEF_NODES = 100_000;

    private final SearchService service;
    private final ProvedElsewhere proved;
    private final SearchLimits each;
    private final StopSwitch stop;

    /// @param service keeps the proofs
    /// @param each the limits for one position with all its moves
    /// @param stop ends the search soon when it is pressed; moves not proved by then stay open
    public SolutionSearch(SearchService service, SearchLimits each, StopSwitch stop) {
        this(service, ProvedElsewhere.NOTHING, each, stop);
    }

    /// Like [#SolutionSearch(SearchService, SearchLimits, StopSwitch)], with what is already proved.
    public SolutionSearch(SearchService service, ProvedElsewhere proved, SearchLimits each, StopSwitch stop) {
        this.service = service;
        this.proved = proved;
        this.each = each;
        this.stop = stop;
    }

    SearchService service() {
        return service;
    }

    SearchLimits each() {
        return each;
    }

    StopSwitch stop() {
        return stop;
    }

    /// Settles every move, as far as the limits allow.
    ///
    /// @param position a position where the game is not over
    public Solutions find(Position position, Task task) {
        return find(position, task, ALL);
    }

    /// Settles moves until this many solve; the others then stay open.
    ///
    /// @param enough 1 or more
    Solutions find(Position position, Task task, int enough) {
        Optional<List<List<Move>>> moves = SymmetricMoves.of(position);
        if (moves.isEmpty()) {
            return new Solutions(
                    position,
                    task,
                    open(position.parts().stream()
                            .map(Move::of)
                            .filter(position::allows)
                            .map(List::of)));
        }
        boolean fills = position.game().traits().keepsPieces();
        if (fills) {
            service.solveEnding(position, limited(each));
        }
        Turn turn = new Turn(position, task, enough, moves.get());
        turn.pass(0);
        turn.pass(FEW);
        if (!fills && turn.isOpen()) {
            service.solveSmallEnding(position, limited(each));
            turn.pass(MANY);
            if (turn.isOpen()) {
                service.solveEnding(position, limited(each));
            }
            turn.pass(0);
        }
        turn.pass(Long.MAX_VALUE);
        return new Solutions(position, task, turn.choices);
    }

    /// Settles one move, as far as the limits allow.
    ///
    /// @param move a legal move
    Verdict judge(Position position, Task task, Move move) {
        if (task instanceof Task.OnlyMove) {
            // Whether it keeps the value is only known when all other moves are settled.
            return find(position, task).verdict(move);
        }
        Turn turn = new Turn(position, task, ALL, List.of(List.of(move)));
        turn.pass(0);
        turn.pass(Long.MAX_VALUE);
        keep(position, turn.choices.getFirst());
        return turn.choices.getFirst().verdict();
    }

    private static List<Choice> open(Stream<List<Move>> moves) {
        return moves.map(equal -> new Choice(equal, Verdict.OPEN, Optional.empty()))
                .toList();
    }

    /// The value, for the player to move, of a position where the game is not over; empty if it is not proved.
    Optional<ProvedValue> value(Position position) {
        Optional<ProvedValue> known = proved.value(position);
        if (known.isPresent()) {
            return known;
        }
        Optional<ProvedValue> found = service.quickProof(position.searchBoard()).prove(limited(each));
        found.ifPresent(value -> proved.keep(position, value));
        return found;
    }

    /// Passes on what is proved about the moves of a position of a game, for others to use.
    void keep(Solutions found) {
        found.choices().forEach(choice -> keep(found.position(), choice));
    }

    private void keep(Position position, Choice choice) {
        Position after = position.play(choice.move());
        if (!after.outcome().over()) {
            choice.value().ifPresent(value -> proved.keep(after, value.afterTheMove()));
        }
    }

    /// Whether the player to move wins within this many plies; empty if it is not settled.
    ///
    /// @param position a position where the game is not over
    /// @param plies 1 or more
    /// @param most the most nodes, if that is less than the limits allow
    Optional<Boolean> winsWithin(Position position, int plies, long most) {
        QuickProof proof = service.quickProof(position.searchBoard());
        return proof.winsWithin(plies, limited(each.withNodes(Math.min(each.nodes(), most))));
    }

    /// What is proved about the rest of the game after a solving move, for the player to move: for a task with a number
    /// of plies in the fewest that are proved. Takes a part of the limits, since somebody waits for it. Empty if
    /// nothing is proved.
    ///
    /// @param position a position where the game is not over
    /// @param task the task before the move
    Optional<ProvedValue> rest(Position position, Task task) {
        int most = task instanceof Task.WinWithin within ? within.plies() - 1 : 0;
        SearchLimits brief = each.share(BRIEF);
        QuickProof proof = service.quickProof(position.searchBoard());
        for (int plies = 1; plies <= most && !stop.pressed(); plies++) {
            if (proof.losesWithin(plies, limited(brief)).orElse(false)) {
                return Optional.of(new ProvedValue(Value.LOSS, plies));
            }
        }
        return proof.prove(limited(brief));
    }

    /// The fewest plies within which the player to move wins; empty if there are more, or if it is not settled.
    ///
    /// @param position a position where the game is not over
    OptionalInt fewestPlies(Position position, int most) {
        for (int plies = 1; plies <= most && !stop.pressed(); plies++) {
            Optional<Boolean> wins = winsWithin(position, plies, Long.MAX_VALUE);
            if (wins.isEmpty()) {
                return OptionalInt.empty();
            }
            if (wins.get()) {
                return OptionalInt.of(plies);
            }
        }
        return OptionalInt.empty();
    }

    /// A task with the fewest plies, as far as settled, if it names any.
    ///
    /// @param start a position where the game is not over
    public Task fewest(Position start, Task task) {
        return task instanceof Task.WinWithin within
                ? new Task.WinWithin(fewestPlies(start, within.plies()).orElse(within.plies()))
                : task;
    }

    /// In how many plies a move wins that does not win in time, in the fewest; empty if that is not proved soon.
    ///
    /// @param after the position after a move that is proved not to win within this many plies
    OptionalInt lateWin(Position after, int plies) {
        if (after.outcome().over()) {
            return OptionalInt.empty();
        }
        SearchLimits brief = brief().each;
        QuickProof proof = service.quickProof(after.searchBoard());
        int most = proof.prove(limited(brief))
                .filter(known -> known.value() == Value.LOSS)
                .map(ProvedValue::plies)
                .orElse(0);
        for (int left = plies; left <= most && !stop.pressed(); left++) {
            Optional<Boolean> loses = proof.losesWithin(left, limited(brief));
            if (loses.orElse(true)) {
                return loses.isPresent() ? OptionalInt.of(left + 1) : OptionalInt.empty();
            }
        }
        return OptionalInt.empty();
    }

    /// The same with a small part of the limits, for what is only said, not judged.
    SolutionSearch brief() {
        SearchLimits share = each.share(BRIEF);
        return new SolutionSearch(service, proved, share.withNodes(Math.min(share.nodes(), BRIEF_NODES)), stop);
    }

    private SearchStop limited(SearchLimits limits) {
        SearchStop limited = SearchStop.within(limits);
        stop.begins(limited::stop);
        return limited;
    }

    /// One position with its moves.
    private final class Turn {
        private final Position position;
        private final Task task;
        private final int enough;
        private final SearchBoard board;
        private final QuickProof proof;
        private final long start = System.nanoTime();
        private final List<Choice> choices;
        /// The line of a winning proof from elsewhere.
        private final Optional<List<Move>> win;

        Turn(Position position, Task task, int enough, List<List<Move>> moves) {
            this.position = position;
            this.task = task;
            this.enough = enough;
            board = position.searchBoard();
            proof = service.quickProof(board);
            choices = new ArrayList<>(open(moves.stream()));
            win = proved.value(position)
                    .filter(known -> known.value() == Value.WIN)
                    .map(known -> proved.line(position))
                    .filter(line -> !line.isEmpty());
        }

        /// Examines every open move with this many nodes.
        void pass(long most) {
            for (int i = 0; i < choices.size() && solving() < enough && !stop.pressed(); i++) {
                Choice choice = choices.get(i);
                if (choice.verdict() == Verdict.OPEN) {
                    long before = proof.nodes();
                    choices.set(i, judged(choice, most));
                    if (proof.nodes() - before > FEW) {
                        keep(position, choices.get(i));
                    }
                }
            }
            if (task instanceof Task.OnlyMove) {
                keepValue();
            }
        }

        /// Whether moves are left to examine.
        boolean isOpen() {
            return solving() < enough && choices.stream().anyMatch(choice -> choice.verdict() == Verdict.OPEN);
        }

        private long solving() {
            return choices.stream()
                    .filter(choice -> choice.verdict() == Verdict.SOLVES)
                    .count();
        }

        /// Makes all parts of a move except the last, so that the rest of the move is one step.
        private Choice judged(Choice choice, long most) {
            if (most == 0 && !(task instanceof Task.WinWithin)) {
                Optional<ProvedValue> known = known(choice);
                if (known.isPresent()) {
                    return new Choice(choice.moves(), verdict(known.get().value()), known);
                }
            }
            List<Step> steps = position.steps(List.of(choice.move()));
            List<Integer> codes = LineCodes.of(position, steps);
            List<Integer> before = codes.subList(0, codes.size() - 1);
            before.forEach(board::make);
            Choice judged = judged(choice, codes.getLast(), most);
            before.forEach(step -> board.unmake());
            return judged;
        }

        /// What is proved elsewhere: of the position after the move, or that a proof wins with it.
        private Optional<ProvedValue> known(Choice choice) {
            Position after = position.play(choice.move());
            return after.outcome().over()
                    ? Optional.empty()
                    : proved.value(after)
                            .map(value -> value.beforeTheMove(false))
                            .or(() -> win.filter(line -> choice.moves().stream()
                                            .anyMatch(move -> position.same(move, line.getFirst())))
                                    .flatMap(line -> proved.value(position)));
        }

        private Choice judged(Choice choice, int move, long most) {
            Optional<ProvedValue> value = proof.knownMove(move);
            boolean slow = task instanceof Task.WinWithin within
                    && value.filter(known -> known.value() != Value.WIN || known.plies() <= within.plies())
                            .isEmpty();
            if (slow && most > 0) {
                int plies = ((Task.WinWithin) task).plies();
                Verdict verdict = inTime(move, plies, most)
                        .map(solves -> solves ? Verdict.SOLVES : Verdict.FAILS)
                        .orElse(Verdict.OPEN);
                return new Choice(choice.moves(), verdict, value);
            }
            if (value.isEmpty() && most > 0) {
                value = proof.proveMove(move, limited(left(most)));
            }
            boolean told = value.isPresent() && !slow;
            return told ? new Choice(choice.moves(), verdict(value.get().value()), value) : choice;
        }

        private SearchLimits left(long most) {
            SearchLimits rest = each.less(Duration.ofNanos(System.nanoTime() - start), proof.nodes());
            return rest.withNodes(Math.min(rest.nodes(), most));
        }

        /// Whether a move that is not known to lose or draw wins in time.
        private Optional<Boolean> inTime(int move, int plies, long most) {
            TurnResult result = board.make(move);
            Optional<Boolean> wins = result == TurnResult.ONGOING && plies > 1
                    ? proof.losesWithin(plies - 1, limited(left(most)))
                    : Optional.of(result == TurnResult.WIN);
            board.unmake();
            return wins;
        }

        private Verdict verdict(Value value) {
            return switch (task) {
                case Task.Win win -> value == Value.WIN ? Verdict.SOLVES : Verdict.FAILS;
                case Task.WinWithin win -> value == Value.WIN ? Verdict.SOLVES : Verdict.FAILS;
                case Task.BothMoves both -> value == Value.WIN ? Verdict.SOLVES : Verdict.FAILS;
                case Task.Draw draw -> value == Value.LOSS ? Verdict.FAILS : Verdict.SOLVES;
                case Task.AvoidLoss avoid -> value == Value.LOSS ? Verdict.FAILS : Verdict.SOLVES;
                case Task.Better better ->
                    switch (value) {
                        case WIN -> Verdict.SOLVES;
                        case LOSS -> Verdict.FAILS;
                        // It may be better than what was played, or not.
                        case DRAW -> Verdict.OPEN;
                    };
                case Task.OnlyMove only ->
                    switch (value) {
                        case WIN -> Verdict.SOLVES;
                        case LOSS -> Verdict.FAILS;
                        // Whether a draw keeps the value is only known when all other moves are settled.
                        case DRAW -> Verdict.OPEN;
                    };
            };
        }

        /// A move that draws keeps the value if none wins, and does not if one does.
        private void keepValue() {
            boolean won = choices.stream().anyMatch(choice -> choice.proves(Value.WIN));
            boolean known = choices.stream().allMatch(choice -> choice.value().isPresent());
            for (int i = 0; i < choices.size() && (won || known); i++) {
                Choice choice = choices.get(i);
                if (choice.proves(Value.DRAW)) {
                    Verdict verdict = won ? Verdict.FAILS : Verdict.SOLVES;
                    choices.set(i, new Choice(choice.moves(), verdict, choice.value()));
                }
            }
        }
    }
}
