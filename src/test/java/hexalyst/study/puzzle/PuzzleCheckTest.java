package hexalyst.study.puzzle;

import static hexalyst.game.Positions.move;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchService;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.game.Game;
import hexalyst.game.Games;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Positions;
import hexalyst.notation.PositionText;
import hexalyst.record.Annotations;
import hexalyst.record.GameTree;
import hexalyst.record.TreeEdit;
import hexalyst.study.puzzle.PuzzleReport.Kind;
import hexalyst.study.puzzle.Referee.Ruling;
import hexalyst.study.puzzle.Solutions.Verdict;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PuzzleCheckTest {
    /// The designer's second diagram: Black has one move that does not lose, i2w.
    static final String DIAGRAM = "w1b1w/ww1b1w/3w3/ww1w2bb/w4w1ww/1wwbbb1w/3w1w1/bwbb2/bwwbw b";

    /// White wins in 7 plies.
    static final String SEVEN = "5/b1bb2/7/bwb5/1wb6/1bw5/w6/6/2b2 w";

    /// Two moves win for White, c4w and b4b.
    static final String BOTH = "wbw/ww1w/4b/b1b1/bww w";

    /// White wins in 5 plies.
    private static final String FIVE = "5/b4b/1bwb2b/wb1b1b2/1w7/b1b1w3/b3b2/4b1/ww1b1 w";

    private final SearchService service = new SearchService(new ProofTable(16L << 20), 1);
    private final StopSwitch stop = new StopSwitch();
    private final SolutionSearch search = new SolutionSearch(service, SearchLimits.NONE.withNodes(2_000_000), stop);

    static Position position(String text) {
        Game game = Games.byDefault();
        return PositionText.parse(text, game, game.editions().getFirst()).ok().orElseThrow();
    }

    private static GameTree play(GameTree tree, int node, String move) {
        return tree.apply(new TreeEdit.Play(node, move(tree.start(), move))).tree();
    }

    private static List<Kind> kinds(PuzzleReport report) {
        return report.faults().stream().map(PuzzleReport.Fault::kind).toList();
    }

    private PuzzleReport check(Task task, GameTree solution) {
        return new PuzzleCheck(search).check(Puzzle.of(task, solution), (turns, all) -> {});
    }

    @AfterEach
    void close() {
        service.close();
    }

    @Test
    void theDesignersSecondDiagramHasOneSolution() {
        Position start = position(DIAGRAM);
        Solutions solutions = search.find(start, new Task.WinWithin(2));
        assertTrue(solutions.unique());
        assertEquals(List.of(move(start, "i2w")), solutions.solving());
        for (Task task : List.of(new Task.Win(), new Task.AvoidLoss(), new Task.OnlyMove())) {
            assertEquals(List.of(move(start, "i2w")), search.find(start, task).solving(), task.text());
        }
        GameTree right = play(GameTree.of(start), GameTree.ROOT, "i2w");
        assertTrue(check(new Task.WinWithin(2), right).ok());
        PuzzleReport tooShort = check(new Task.WinWithin(1), right);
        assertEquals(List.of(Kind.NOTHING_SOLVES), kinds(tooShort));
        assertEquals(
                "i2w does not solve, nor does any other move; i2w wins, but only in 2 plies",
                tooShort.text(tooShort.faults().getFirst()));
        assertEquals(List.of(Kind.CAN_WIN), kinds(check(new Task.Draw(), right)));
        assertEquals(List.of(Kind.CAN_WIN), kinds(check(new Task.AvoidLoss(), right)), "it asks for too little");
    }

    @Test
    void aDamagedSolutionIsFound() {
        Position start = position(DIAGRAM);
        GameTree wrong = play(GameTree.of(start), GameTree.ROOT, "c7b");
        PuzzleReport report = check(new Task.Win(), wrong);
        assertEquals(List.of(Kind.WRONG), kinds(report));
        assertEquals(
                "c7b does not solve; i2w solves", report.text(report.faults().getFirst()));
        GameTree tried = play(wrong, GameTree.ROOT, "i2w");
        int shown = tried.childWith(GameTree.ROOT, move(start, "c7b")).getAsInt();
        tried = tried.apply(new TreeEdit.Annotate(shown, Annotations.NONE.withGlyphs(List.of(4))))
                .tree();
        assertTrue(check(new Task.Win(), tried).ok(), "a move with ?? is a try");
        int solves = tried.childWith(GameTree.ROOT, move(start, "i2w")).getAsInt();
        tried = tried.apply(new TreeEdit.Annotate(solves, Annotations.NONE.withGlyphs(List.of(2))))
                .tree();
        assertEquals(List.of(Kind.NO_MOVE, Kind.TRY_SOLVES), kinds(check(new Task.Win(), tried)));
        assertEquals(List.of(Kind.NO_MOVE), kinds(check(new Task.Win(), GameTree.of(start))));
        GameTree open = play(play(GameTree.of(start), GameTree.ROOT, "i2w"), 1, "d7w");
        assertTrue(check(new Task.Win(), open).ok(), "the game is over after d7w");
    }

    /// White wins with f5w in 3 plies, and with d7w in 5.
    static final String THREE = "5/2w3/7/5ww1/5b3/3w4/5b1/6/5 w 26,26";

    @Test
    void aShorterWinIsFoundAlsoWhereSeveralMovesSolve() {
        GameTree tree = play(GameTree.of(position(THREE)), GameTree.ROOT, "f5w");
        PuzzleReport report = check(new Task.WinWithin(5), tree);
        assertEquals(
                List.of("there is a win within fewer plies: f5w"),
                report.faults().stream().map(report::text).toList());
    }

    @Test
    void aWrongKeyIsOneFaultThatNamesTheRightOne() {
        GameTree tree = play(play(play(GameTree.of(position(THREE)), GameTree.ROOT, "d7w"), 1, "a1b"), 2, "f5w");
        PuzzleReport report = check(new Task.WinWithin(3), tree);
        assertEquals(
                List.of("d7w wins too, but only in 5 plies; f5w solves"),
                report.faults().stream().map(report::text).toList());
    }

    @Test
    void ofATaskThatAsksForTooLittleOnlyTheWinsAreNamed() {
        GameTree tree = play(GameTree.of(position("5/6/2b2w1/4b3/3ww4/4b3/5w1/2b3/5 w")), GameTree.ROOT, "e6w");
        for (Task task : List.of(new Task.Draw(), new Task.AvoidLoss())) {
            PuzzleReport report = check(task, tree);
            assertEquals(List.of(Kind.CAN_WIN), kinds(report));
            assertTrue(report.faults().getFirst().moves().contains(move(tree.start(), "e6w")), task.text());
        }
    }

    @Test
    void symmetricMovesAreOne() {
        Position start = position("3/4/5/4/3 w");
        PuzzleReport report = check(new Task.Win(), play(GameTree.of(start), GameTree.ROOT, "c3w"));
        assertTrue(report.ok(), "the centre is the only move that wins");
        Solutions first = report.turns().getFirst().solutions();
        assertEquals(8, first.choices().size(), "four cells up to symmetry, two colours");
        assertEquals(Verdict.FAILS, first.verdict(move(start, "c5b")));
    }

    @Test
    void aSecondSolutionIsListed() {
        Position start = position("b1w/1bx1/1x1bx/1bx1/b2 w 4,2");
        PuzzleReport report = check(new Task.Draw(), play(GameTree.of(start), GameTree.ROOT, "a2w"));
        assertEquals(List.of(Kind.SEVERAL), kinds(report));
        PuzzleReport.Fault fault = report.faults().getFirst();
        assertEquals(17, fault.moves().size());
        assertTrue(report.text(fault).startsWith("17 moves solve: a2w a2b "), report.text(fault));
        assertEquals(
                List.of(Kind.NOTHING_SOLVES),
                kinds(check(new Task.Win(), GameTree.of(start))),
                "one fault is one line");
    }

    @Test
    void bothWinningMovesHaveToBeStoredAndNoOtherMayWin() {
        Task both = new Task.BothMoves();
        Position start = position(BOTH);
        GameTree one = play(GameTree.of(start), GameTree.ROOT, "c4w");
        assertEquals(List.of(Kind.MISSING), kinds(check(both, one)));
        GameTree right = play(one, GameTree.ROOT, "b4b");
        assertTrue(check(both, right).ok());
        assertEquals(List.of(Kind.SEVERAL), kinds(check(new Task.Win(), right)));
        assertEquals(List.of(Kind.WRONG), kinds(check(both, play(right, GameTree.ROOT, "c1w"))));
        GameTree single = play(GameTree.of(position(DIAGRAM)), GameTree.ROOT, "i2w");
        assertEquals(List.of(Kind.SINGLE), kinds(check(both, single)));
        Position many = position("1b1/1www/5/4/3 w");
        String wins = many.text(search.find(many, both, 1).solving().getFirst());
        assertEquals(List.of(Kind.SEVERAL), kinds(check(both, play(GameTree.of(many), GameTree.ROOT, wins))));
    }

    @Test
    void theRefereeWantsBothMoves() throws InterruptedException {
        Position start = position(BOTH);
        GameTree both = play(play(GameTree.of(start), GameTree.ROOT, "c4w"), GameTree.ROOT, "b4b");
        Referee referee = new Referee(service, SearchLimits.NONE, stop);
        Referee.Turn first = Referee.Turn.first(Puzzle.of(new Task.BothMoves(), both));
        Referee.Ruling.Half half =
                assertInstanceOf(Referee.Ruling.Half.class, referee.judge(first, move(start, "b4b")));
        Referee.Turn second = half.next();
        assertEquals(Optional.of(move(start, "c4w")), second.stored());
        assertEquals(half, referee.judge(second, move(start, "b4b")), "the same one again");
        assertInstanceOf(Referee.Ruling.Wrong.class, referee.judge(second, move(start, "c1w")));
        assertInstanceOf(Referee.Ruling.Right.class, referee.judge(second, move(start, "c4w")));
        Referee.Turn bare = Referee.Turn.first(Puzzle.of(new Task.BothMoves(), GameTree.of(start)));
        Referee.Turn left = assertInstanceOf(Referee.Ruling.Half.class, referee.judge(bare, move(start, "c4w")))
                .next();
        assertEquals(
                Optional.of(new Referee.Key(move(start, "b4b"), Referee.Basis.PROVED)),
                referee.solution(left),
                "found by a proof");
    }

    @Test
    void whatIsNotSettledIsNotCalledWrong() {
        Position start = position("5/6/7/8/9/8/7/6/5 w");
        SolutionSearch hasty = new SolutionSearch(service, SearchLimits.NONE.withNodes(50), stop);
        Solutions solutions = hasty.find(start, new Task.Win());
        assertFalse(solutions.settled());
        assertEquals(Verdict.OPEN, solutions.verdict(move(start, "e5w")));
        assertEquals(List.of(), solutions.with(Verdict.FAILS));
        PuzzleReport report = new PuzzleCheck(hasty)
                .check(Puzzle.of(new Task.Win(), play(GameTree.of(start), GameTree.ROOT, "a1w")), (turns, all) -> {});
        assertEquals(List.of(Kind.OPEN), kinds(report));
    }

    @Test
    void aStoppedCheckIsNotOk() {
        GameTree right = play(GameTree.of(position(DIAGRAM)), GameTree.ROOT, "i2w");
        stop.press();
        PuzzleReport report = check(new Task.Win(), right);
        assertTrue(report.stopped());
        assertFalse(report.ok());
        assertEquals(List.of(), report.faults());
    }

    @Test
    void aWrongMoveIsRefutedByALineThatKeepsToAProof() throws InterruptedException {
        Position start = position(DIAGRAM);
        Move wrong = move(start, "c7b");
        List<Move> line =
                new Defence(search).refute(start, wrong, new Task.Win()).orElseThrow();
        Position at = start.play(wrong);
        for (Move move : line) {
            at = at.play(move);
        }
        assertEquals(Optional.of(start.toMove().other()), at.outcome().wonBy());
        assertEquals(
                Optional.of(List.of()),
                new Defence(search).refute(start, move(start, "d7b"), new Task.Win()),
                "a black quart loses at once");
    }

    @Test
    void aRefutationHasAReasonWhereItIsProved() throws InterruptedException {
        GameTree right = play(GameTree.of(position(DIAGRAM)), GameTree.ROOT, "i2w");
        Ruling.Wrong wrong = assertInstanceOf(Ruling.Wrong.class, judged(right, "c7b"));
        assertEquals(
                Optional.of(Value.WIN),
                wrong.reason().flatMap(Refutation::value).map(ProvedValue::value));
        Ruling.Wrong over = assertInstanceOf(Ruling.Wrong.class, judged(right, "d7b"));
        assertEquals(Optional.empty(), over.reason(), "nothing follows the end of a game");
    }

    @Test
    void ofAnAuthorsTryOnlyWhatIsProvedIsSaid() throws InterruptedException {
        GameTree right = play(GameTree.of(position(DIAGRAM)), GameTree.ROOT, "i2w");
        Ruling.Wrong found = assertInstanceOf(Ruling.Wrong.class, judged(right, "c7b"));
        Position wrong = right.start().play(move(right.start(), "c7b"));
        Move refuting = found.refutation().getFirst();
        Move failing = wrong.legalMoves().stream()
                .filter(reply -> !wrong.play(reply).outcome().over())
                .filter(reply -> search.value(wrong.play(reply)).orElseThrow().value() == Value.WIN)
                .findFirst()
                .orElseThrow();
        assertTrue(tried(right, "c7b", wrong.text(refuting)).reason().isPresent());
        assertEquals(Optional.empty(), tried(right, "c7b", wrong.text(failing)).reason());
        GameTree mistaken = tryOf(GameTree.of(position(DIAGRAM)), "i2w");
        assertInstanceOf(Ruling.Right.class, judged(mistaken, "i2w"), "a move that solves is no try");
    }

    @Test
    void aTryThatIsProvedToWinIsRightWhoeverCallsItAMistake() throws InterruptedException {
        GameTree mistaken = tryOf(GameTree.of(position(DIAGRAM)), "i2w");
        assertInstanceOf(Ruling.Right.class, judged(mistaken, new Task.Better(), "i2w"), "an estimate");
        GameTree open = tryOf(GameTree.of(position("5/6/7/8/9/8/7/6/5 w")), "a1b");
        try (SearchService fresh = new SearchService(new ProofTable(1 << 20), 1)) {
            Referee referee = new Referee(fresh, SearchLimits.NONE.withNodes(1), stop);
            Referee.Turn turn = Referee.Turn.first(Puzzle.of(new Task.Win(), open));
            assertInstanceOf(
                    Ruling.Unsettled.class,
                    referee.judge(turn, move(open.start(), "a1b")),
                    "what is not proved to fail is not called wrong");
        }
    }

    private Ruling.Wrong tried(GameTree right, String move, String reply) throws InterruptedException {
        GameTree tree = tryOf(right, move);
        return assertInstanceOf(
                Ruling.Wrong.class, judged(play(tree, tree.root().children().getLast(), reply), move));
    }

    private static GameTree tryOf(GameTree tree, String move) {
        GameTree played = play(tree, GameTree.ROOT, move);
        int node = played.root().children().getLast();
        return played.apply(new TreeEdit.Annotate(node, Annotations.NONE.withGlyphs(List.of(2))))
                .tree();
    }

    private Ruling judged(GameTree solution, String move) throws InterruptedException {
        return judged(solution, new Task.Win(), move);
    }

    private Ruling judged(GameTree solution, Task task, String move) throws InterruptedException {
        return new Referee(service, SearchLimits.NONE, stop)
                .judge(Referee.Turn.first(Puzzle.of(task, solution)), move(solution.start(), move));
    }

    @Test
    void aMoveThatWinsTooLateIsAnsweredByOneThatHoldsOut() throws InterruptedException {
        Position start = position("3/4/5/4/3 w");
        Task soon = new Task.WinWithin(5);
        Move key = move(start, "c3w");
        assertEquals(Verdict.FAILS, search.find(start, soon).verdict(key));
        List<Move> line = new Defence(search).refute(start, key, soon).orElseThrow();
        assertEquals(1, line.size());
        Position after = start.play(key).play(line.getFirst());
        assertEquals(List.of(), search.find(after, new Task.WinWithin(3)).solving());
    }

    /// The fewest plies within which the player to move wins; 99 if there are more than 9.
    private int distance(Position position) {
        return search.fewestPlies(position, 9).orElse(99);
    }

    private static List<Position> repliesThatGoOn(Position after) {
        return after.legalMoves().stream()
                .map(after::play)
                .filter(next -> !next.outcome().over())
                .toList();
    }

    @Test
    void theDefenderHoldsOutAsLongAsPossibleAndLeavesTheFewestSolutions() {
        Position start = position("w1w/bb2/2w2/4/b1b b");
        Position after = start.play(move(start, "c2b"));
        Task win = new Task.Win();
        Defence.Reply reply = new Defence(search).reply(after, win).orElseThrow();
        int longest =
                repliesThatGoOn(after).stream().mapToInt(this::distance).max().orElseThrow();
        assertEquals(longest, distance(after.play(reply.move())));
        int fewest = repliesThatGoOn(after).stream()
                .filter(next -> distance(next) == longest)
                .mapToInt(next -> search.find(next, win).solving().size())
                .min()
                .orElseThrow();
        assertEquals(fewest, reply.next().solving().size());
        assertTrue(reply.next().settled());
        stop.press();
        assertEquals(Optional.empty(), new Defence(search).reply(after, win));
    }

    /// The line that was stored when the defender chose the reply that left the fewest solving moves: it is over after
    /// 3 plies.
    private static GameTree cooperative() {
        return play(play(play(GameTree.of(position(SEVEN)), GameTree.ROOT, "g2w"), 1, "b1b"), 2, "d1w");
    }

    @Test
    void aLineThatEndsBecauseTheDefenderHelpsIsFound() {
        PuzzleReport report = check(new Task.WinWithin(7), cooperative());
        assertEquals(List.of(Kind.HOLDS_OUT), kinds(report));
        PuzzleReport.Fault fault = report.faults().getFirst();
        assertTrue(
                report.text(fault).startsWith("after g2w: the defender could hold out longer: "), report.text(fault));
        Position after = report.puzzle().solution().position(1);
        for (Move better : fault.moves()) {
            assertEquals(5, distance(after.play(better)));
        }
        GameTree early = play(GameTree.of(position(FIVE)), GameTree.ROOT, "e3w");
        assertEquals(List.of(Kind.HOLDS_OUT), kinds(check(new Task.WinWithin(5), early)), "it only begins");
        assertTrue(check(new Task.Win(), cooperative()).ok(), "no length is promised");
    }

    @Test
    void aSolutionLastsAsManyPliesAsTheTaskSays() {
        Position start = position(SEVEN);
        GameTree solution =
                new SolutionBuilder(search).build(start, new Task.WinWithin(7)).orElseThrow();
        assertEquals(8, solution.mainLine().size());
        assertTrue(solution.position(solution.mainLine().getLast()).outcome().over());
        assertTrue(check(new Task.WinWithin(7), solution).ok());
        int most = solution.mainLine().stream()
                .filter(id -> solution.ply(id) % 2 == 1)
                .mapToInt(id -> solution.node(id).children().size())
                .max()
                .orElseThrow();
        assertEquals(3, most, "replies that need different answers");
        PuzzleReport longer = check(new Task.WinWithin(9), solution);
        assertEquals(Kind.SHORTER, kinds(longer).getFirst());
        assertEquals(
                "there is a win within fewer plies: g2w",
                longer.text(longer.faults().getFirst()));
    }

    @Test
    void severalMovesMaySolveLaterIfAllAreStored() {
        Position start = position(SEVEN);
        GameTree solution =
                new SolutionBuilder(search).build(start, new Task.WinWithin(7)).orElseThrow();
        int several = solution.preorder(GameTree.ROOT).stream()
                .filter(id -> id != GameTree.ROOT && solution.ply(id) % 2 == 0)
                .filter(id -> solution.node(id).children().size() > 1)
                .findFirst()
                .orElseThrow();
        int one = solution.node(several).children().getLast();
        GameTree lacking = solution.apply(new TreeEdit.Delete(one)).tree();
        assertEquals(List.of(Kind.SEVERAL), kinds(check(new Task.WinWithin(7), lacking)));
    }

    @Test
    void aTaskOfMorePliesThanNecessaryBecomesOneOfTheFewest() {
        PuzzleProof proof = PuzzleProof.of(
                service, SearchLimits.NONE, stop, position(SEVEN), new Task.WinWithin(9), (turns, all) -> {});
        assertEquals(new Task.WinWithin(7), proof.first().task());
        assertTrue(proof.report().orElseThrow().ok());
    }

    @Test
    void theDefenderOfADrawDoesNotThrowItAway() {
        Position start = position("ww1w/b1wb1/ww1b1b/w3w2/1ww1wb/wb1bw/bww1 b");
        GameTree line =
                new SolutionBuilder(search).build(start, new Task.Draw()).orElseThrow();
        assertEquals("f5w d6b d7w", PuzzleWords.solution(Puzzle.of(new Task.Draw(), line)));
        Position late = Positions.of(
                Games.named("pentalath").orElseThrow(),
                "wbbbb/wwbwbw/1wbbwww/bbb1wbww/bwwbwbbww/wwwbb1bw/w1bwbbb/w1wbbb/bwwb1 w 32,32");
        GameTree end = new SolutionBuilder(search).build(late, new Task.Draw()).orElseThrow();
        assertEquals(2, end.size(), "after b2w the only reply that draws ends the game");
    }

    @Test
    void theRefereeHoldsOutAsLongOffTheStoredSolution() throws InterruptedException {
        Puzzle bare = Puzzle.of(new Task.WinWithin(7), GameTree.of(position(SEVEN)));
        Referee referee = new Referee(service, SearchLimits.NONE, stop);
        Referee.Turn turn = Referee.Turn.first(bare);
        for (int left = 7; left > 1; left -= 2) {
            Move move = referee.solution(turn).orElseThrow().move();
            Referee.Ruling.Right right = assertInstanceOf(Referee.Ruling.Right.class, referee.judge(turn, move));
            turn = right.reply().orElseThrow().next();
            assertEquals(left - 2, distance(turn.position()));
        }
        Move last = referee.solution(turn).orElseThrow().move();
        assertEquals(
                new Referee.Ruling.Right(Ruling.Reason.STORED, Optional.empty(), Optional.empty()),
                referee.judge(turn, last),
                "it wins");
    }

    @Test
    void whatIsProvedElsewhereSettlesAMove() throws InterruptedException {
        Referee.Turn turn = Referee.Turn.first(Puzzle.of(new Task.Win(), GameTree.of(position(SEVEN))));
        Move good = move(turn.position(), "g2w");
        Position after = turn.position().play(good);
        ProvedElsewhere known = new ProvedElsewhere() {
            @Override
            public Optional<ProvedValue> value(Position position) {
                return position.equals(after) ? Optional.of(new ProvedValue(Value.LOSS, 6)) : Optional.empty();
            }

            @Override
            public List<Move> line(Position position) {
                return List.of();
            }
        };
        SearchLimits hardly = SearchLimits.NONE.withNodes(1);
        assertFalse(new Referee(service, hardly, stop).judge(turn, good) instanceof Referee.Ruling.Right);
        assertInstanceOf(Referee.Ruling.Right.class, new Referee(service, known, hardly, stop).judge(turn, good));
    }

    @Test
    void whereASolutionEndsBeforeTheGameTheRestIsProved() throws InterruptedException {
        GameTree early = play(GameTree.of(position(SEVEN)), GameTree.ROOT, "g2w");
        Referee.Turn turn = Referee.Turn.first(Puzzle.of(new Task.Win(), early));
        Referee.Ruling.Right right = assertInstanceOf(
                Referee.Ruling.Right.class,
                new Referee(service, SearchLimits.NONE, stop).judge(turn, move(turn.position(), "g2w")));
        assertEquals(Value.LOSS, right.rest().orElseThrow().value(), "for the defender");
        assertTrue(right.rest().orElseThrow().plies() >= 6);
    }

    @Test
    void aStoredMoveThatWinsTooLateIsWrong() throws InterruptedException {
        GameTree late = play(GameTree.of(position(THREE)), GameTree.ROOT, "d7w");
        Referee.Turn first = Referee.Turn.first(Puzzle.of(new Task.WinWithin(3), late));
        Ruling.Wrong wrong = assertInstanceOf(
                Ruling.Wrong.class,
                new Referee(service, SearchLimits.NONE, stop).judge(first, move(late.start(), "d7w")));
        assertEquals(
                "Too slow: White wins only in 3 moves (5 plies).",
                wrong.reason().orElseThrow().words());
        assertEquals(
                wrong.reason().map(Refutation::words),
                wrong.late().flatMap(win -> win.words("White")),
                "also where no reply is found that shows it");
    }

    @Test
    void aStoredMoveThatIsNotProvedCountsButAsNoMoreThanStored() throws InterruptedException {
        GameTree claimed = play(GameTree.of(position("5/6/7/8/9/8/7/6/5 w")), GameTree.ROOT, "e5w");
        Ruling ruling = new Referee(service, SearchLimits.NONE.withNodes(50), stop)
                .judge(Referee.Turn.first(Puzzle.of(new Task.Win(), claimed)), move(claimed.start(), "e5w"));
        assertEquals(new Ruling.Right(Ruling.Reason.UNPROVED, Optional.empty(), Optional.empty()), ruling);
    }
}
