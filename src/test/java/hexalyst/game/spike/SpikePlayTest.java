package hexalyst.game.spike;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hexalyst.analysis.annotate.GameAnalysisJob;
import hexalyst.analysis.annotate.JobResult;
import hexalyst.analysis.annotate.JobSettings;
import hexalyst.analysis.annotate.Lines;
import hexalyst.analysis.job.EngineSearch;
import hexalyst.analysis.live.MoveValues;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.StoreKey;
import hexalyst.analysis.results.StoredProofs;
import hexalyst.engine.MoveReport;
import hexalyst.engine.ProofTable;
import hexalyst.engine.ProvedElsewhere;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.SearchGoal;
import hexalyst.engine.SearchLimits;
import hexalyst.engine.SearchReport;
import hexalyst.engine.SearchService;
import hexalyst.engine.SearchStop;
import hexalyst.engine.StopSwitch;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.EstimateReport;
import hexalyst.engine.estimate.EstimateSearch;
import hexalyst.engine.estimate.EstimateTable;
import hexalyst.engine.estimate.Estimator;
import hexalyst.engine.estimate.Opponent;
import hexalyst.engine.estimate.Score;
import hexalyst.engine.estimate.Strength;
import hexalyst.engine.match.PlainPlayer;
import hexalyst.game.Content;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Piece;
import hexalyst.game.Position;
import hexalyst.game.PositionBoard;
import hexalyst.game.Positions;
import hexalyst.game.Side;
import hexalyst.game.Step;
import hexalyst.game.Turns;
import hexalyst.game.kit.SwapPosition;
import hexalyst.game.phalanx.Phalanx;
import hexalyst.record.GameTree;
import hexalyst.record.MachineNote;
import hexalyst.record.TreeEdit;
import hexalyst.turn.Threats;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What the program does with a game whose turns have several parts: lines, values, estimates and play, all of them in
/// whole turns.
@Tag("slow")
class SpikePlayTest {
    private static final SearchLimits FEW = SearchLimits.NONE.withNodes(1_500);
    private static final SearchService SERVICE = new SearchService(new ProofTable(16 << 20), 1);
    private static final List<Position> LATE = SpikeProofsTest.late(Phalanx.GAME);
    private static final int MOST_TURNS = 60;

    @AfterAll
    static void close() {
        SERVICE.close();
    }

    private static int value(Position position) {
        return SpikeProofsTest.value(position).orElseThrow();
    }

    private static SearchReport proved(Position position) throws InterruptedException {
        return SERVICE.start(position, SearchGoal.MOVES, ProvedElsewhere.NOTHING, FEW, heard -> {})
                .await();
    }

    private static Position end(Position start, List<Move> turns) {
        Position at = start;
        for (Move turn : turns) {
            at = at.play(turn);
            assertFalse(at.midTurn());
        }
        return at;
    }

    @Test
    void linesAreOfWholeTurnsAndRowsBeginWithTheirPart() throws InterruptedException {
        int whole = 0;
        for (Position position : LATE) {
            SearchReport report = proved(position);
            end(position, report.line());
            whole += report.whole() ? 1 : 0;
            for (MoveReport row : report.moves()) {
                end(position, row.line());
                MoveValues.Row shown = MoveValues.Row.of(row);
                boolean known = shown.turn().isPresent();
                assertEquals(!known, shown.text(position).endsWith("+..."));
                if (known && !position.midTurn()) {
                    assertTrue(shown.turn()
                            .get()
                            .parts()
                            .contains(row.step().parts().getFirst()));
                }
            }
        }
        assertTrue(whole > 0);
    }

    @Test
    void whatIsKeptIsTrueOfItsPositionsAndGivesLinesAgain() throws InterruptedException {
        ResultStore store = ResultStore.inMemory();
        StoredProofs proofs = new StoredProofs(() -> store);
        int middle = 0;
        for (Position position : LATE) {
            SearchReport report = proved(position);
            proofs.keep(report);
            Set<Position> near = new HashSet<>(Set.of(position));
            position.steps().forEach(step -> near.add(position.step(step)));
            for (Position kept : near) {
                Optional<ProvedValue> known = kept.outcome().over() ? Optional.empty() : proofs.value(kept);
                if (known.isPresent()) {
                    middle += kept.midTurn() ? 1 : 0;
                    assertTrue(known.get().value() == Value.DRAW || known.get().plies() > 0);
                    SpikeProofsTest.value(kept)
                            .ifPresent(worth ->
                                    assertEquals(worth, 1 - known.get().value().ordinal(), kept::toString));
                    end(kept, proofs.line(kept));
                }
            }
            if (report.whole() && report.value().isPresent()) {
                assertEquals(report.line(), store.line(position));
            }
        }
        assertTrue(middle > 0);
        assertTrue(store.contradictions().isEmpty());
    }

    @Test
    void keysTellPositionsApart() {
        for (List<Position> late :
                List.of(LATE, SpikeProofsTest.late(Spikes.named("crossfire")), SpikeProofsTest.late(Caissa.GAME))) {
            Map<StoreKey, Position> seen = new HashMap<>();
            for (Position position : late) {
                List<Position> near = new ArrayList<>(List.of(position));
                position.steps().forEach(step -> near.add(position.step(step)));
                for (Position one : near) {
                    Position before = seen.putIfAbsent(StoreKey.of(one), one);
                    assertTrue(
                            before == null || before.equals(one) || areImages(before, one),
                            () -> before + " and " + one);
                }
            }
        }
    }

    /// Whether rotating the board, with colours and players exchanged, makes one position into the other.
    private static boolean areImages(Position one, Position other) {
        boolean same = one.toMove() == other.toMove();
        return IntStream.range(0, one.grid().symmetries())
                .anyMatch(symmetry -> IntStream.range(0, one.grid().cells()).allMatch(cell -> {
                    Content image = other.at(one.grid().image(symmetry, cell));
                    return one.at(cell).equals(same ? image : image.exchanged());
                }));
    }

    @Test
    void anAnnotatedGameHasLinesThatCanBePlayed() throws InterruptedException {
        int lines = 0;
        for (Position position : LATE) {
            if (!position.midTurn()) {
                GameTree game = GameTree.of(position);
                int id = GameTree.ROOT;
                for (Move turn : proved(position).line()) {
                    var played = game.apply(new TreeEdit.Play(id, turn));
                    game = played.tree();
                    id = played.goTo();
                }
                EngineSearch engine = new EngineSearch(SERVICE, new Estimator(1 << 20));
                JobResult result = new GameAnalysisJob(
                                List.of(game),
                                ResultStore.inMemory(),
                                engine,
                                JobSettings.standard().withEach(FEW).withLines(Lines.EVERYWHERE))
                        .run(heard -> {});
                GameTree told = result.games().getFirst().tree();
                for (int node : told.preorder(GameTree.ROOT)) {
                    for (MachineNote note : told.node(node).annotations().notes()) {
                        if (note instanceof MachineNote.Line line) {
                            lines++;
                            end(told.position(node), line.moves());
                        } else if (note instanceof MachineNote.Proved proof) {
                            Position here = told.position(node);
                            int worth = proof.winner()
                                    .map(winner -> winner == here.toMove() ? 1 : -1)
                                    .orElse(0);
                            SpikeProofsTest.value(here).ifPresent(known -> assertEquals(known, worth));
                        }
                    }
                }
                lines += told.size() - game.size();
            }
        }
        assertTrue(lines > 0);
    }

    @Test
    void aWinAtOnceIsFoundByParts() {
        int found = 0;
        for (Position position : LATE) {
            boolean wins = Turns.of(position).stream()
                    .anyMatch(turn -> position.play(turn).outcome().wonBy().equals(Optional.of(position.toMove())));
            Optional<Move> turn = Turns.winning(position, Integer.MAX_VALUE);
            assertEquals(wins, turn.isPresent(), position::toString);
            found += wins ? 1 : 0;
            turn.ifPresent(move -> assertEquals(
                    Optional.of(position.toMove()),
                    position.play(move).outcome().wonBy()));
            assertEquals(turn.stream().toList(), Threats.of(position, position.toMove()));
        }
        assertTrue(found > 0);
        assertEquals(
                List.of(), Threats.of(Phalanx.GAME.start(Phalanx.GAME.editions().getFirst()), Side.WHITE));
    }

    @Test
    void estimatesFindWhatTryingEverythingSays() {
        int won = 0;
        for (Position position : LATE) {
            EstimateReport report = new EstimateSearch(
                            position,
                            new EstimateTable(1 << 22),
                            SearchStop.within(SearchLimits.NONE.withNodes(20_000)))
                    .run(1, heard -> {});
            end(position, report.best().moves());
            if (report.best().score() instanceof Score.Proved proved) {
                int worth = value(position);
                assertEquals(worth, 1 - proved.proof().value().ordinal(), position::toString);
                won += worth == 1 ? 1 : 0;
                int turns = report.best().moves().size();
                assertTrue(
                        worth == 0 || turns <= proved.proof().plies(),
                        () -> turns + " in " + proved.proof().plies());
            }
        }
        assertTrue(won > 0);
    }

    @Test
    void enginesPlayToTheEndWithLegalTurns() throws InterruptedException {
        Opponent engine = new Opponent(SERVICE);
        PlainPlayer plain = new PlainPlayer("plain", 1, 3);
        List<Position> starts =
                LATE.stream().filter(at -> !at.midTurn()).limit(3).toList();
        for (Position start : starts) {
            Position position = start;
            for (int turn = 0; turn < MOST_TURNS && !position.outcome().over(); turn++) {
                Strength strength = turn % 4 == 0 ? Strength.STRONG : Strength.CASUAL;
                Move move = turn % 4 == 3
                        ? Turns.made(position, plain::choose)
                        : engine.choose(position, strength, FEW.withNodes(200), turn, new StopSwitch());
                assertTrue(position.allows(move), position.text(move));
                assertEquals(move, position.canonical(move));
                position = position.play(move);
                assertFalse(position.midTurn());
            }
            assertTrue(position.outcome().over(), position::toString);
        }
    }

    @Test
    void limitsInPliesAreNotAnsweredWrongly() {
        Position position =
                LATE.stream().filter(at -> value(at) == 1).findFirst().orElseThrow();
        SearchStop stop = SearchStop.within(FEW);
        assertEquals(
                Optional.empty(),
                SERVICE.quickProof(new PositionBoard(position)).winsWithin(1, stop));
        assertEquals(
                Optional.empty(),
                SERVICE.quickProof(new PositionBoard(position)).losesWithin(2, stop));
    }

    @Test
    void aSwapIsOfferedAfterTheWholeFirstTurn() {
        Position plain = Positions.of(Phalanx.GAME, "3/4/5/4/3 w phase=place1");
        Position start = new SwapPosition(plain);
        assertEquals(plain.parts(), start.parts());
        Position begun = start.with(new Part.Put(0, Piece.of(Side.WHITE)));
        assertTrue(begun.midTurn() && begun.swapOffered());
        assertFalse(begun.allows(Move.swap()));
        Position placed = begun.with(new Part.Put(1, Piece.of(Side.BLACK))).with(new Part.Put(2, Piece.of(Side.BLACK)));
        assertFalse(placed.midTurn());
        assertTrue(placed.steps().contains(Step.of(Part.SWAP)));
        Position swapped = placed.step(Step.of(Part.SWAP));
        assertEquals(Content.BLACK, swapped.at(0));
        assertFalse(swapped.swapOffered());
        Random random = new Random(1);
        assertFalse(placed.step(placed.steps().get(random.nextInt(2))).swapOffered());
    }

    @Test
    void fieldsAreExchangedWithTheColours() {
        Position position = Positions.of(Phalanx.GAME, "w2/1b2/5/4/3 w taken=3,1 quiet=2");
        Position exchanged = position.exchanged();
        assertEquals(Optional.of("1,3"), exchanged.setup().field("taken"));
        assertEquals(Optional.of("2"), exchanged.setup().field("quiet"));
        assertEquals(position.setup(), exchanged.exchanged().setup());
        assertEquals("b", Spikes.named("rondo").fields().getLast().kind().exchanged("w"));
    }
}
