package hexalyst.study.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingTest {
    private static final Instant NOW = Instant.ofEpochSecond(1_800_000_000);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    @Test
    void whatFailsComesBackSoonAndWhatIsKnownLater() {
        Memory memory = Memory.begin(NOW);
        assertFalse(memory.isDue(NOW));
        assertTrue(memory.isDue(NOW.plus(Duration.ofMinutes(10))));
        assertEquals(memory, memory.after(Answer.KNOWN, NOW), "it was not due");
        Memory first = memory.after(Answer.KNOWN, memory.due());
        Memory second = first.after(Answer.KNOWN, first.due());
        Memory third = second.after(Answer.KNOWN, second.due());
        assertEquals(List.of(1, 6, 17), List.of(first.days(), second.days(), third.days()));
        Memory failed = third.after(Answer.FAILED, NOW);
        assertEquals(0, failed.known());
        assertTrue(failed.ease() < third.ease());
        assertEquals(1, failed.after(Answer.HELPED, failed.due()).days());
    }

    @Test
    void theExampleOfTheSourceOfRatings() {
        SolverRating after = new SolverRating(1500, 200, 0.06)
                .after(
                        List.of(
                                new SolverRating.Game(1400, 30, 1),
                                new SolverRating.Game(1550, 100, 0),
                                new SolverRating.Game(1700, 300, 0)),
                        1000);
        assertEquals(1464.06, after.rating(), 0.02);
        assertEquals(151.52, after.deviation(), 0.01);
        assertEquals(0.05999, after.volatility(), 0.00001);
    }

    @Test
    void onlyTheFirstAnswerToARatedItemChangesTheRating() throws IOException {
        TrainingLog log = new TrainingLog();
        log.answered("go a", List.of(), Answer.KNOWN, NOW);
        assertEquals(SolverRating.BEGIN, log.rating("go"), "it has no rating");
        assertFalse(log.text().contains("rating"));
        log.answered("go b", List.of(), OptionalInt.of(1000), Answer.KNOWN, NOW);
        SolverRating won = log.rating("go");
        assertTrue(won.rating() > 1000 && won.deviation() < 200, won.toString());
        log.answered("go b", List.of(), OptionalInt.of(1000), Answer.FAILED, NOW);
        assertEquals(won, log.rating("go"));
        log.answered("go c", List.of(), OptionalInt.of(won.rounded()), Answer.HELPED, NOW);
        assertEquals(won.rating(), log.rating("go").rating(), 1, "half is what was expected");
        log.answered("go d", List.of(), OptionalInt.of(600), Answer.FAILED, NOW);
        assertTrue(log.rating("go").rating() < won.rating());
        TrainingLog read = TrainingLog.parse(log.text()).orElseThrow();
        assertEquals(log.text(), read.text());
        assertEquals(log.rating("go").rating(), read.rating("go").rating(), 0.01);
    }

    @Test
    void whatTheUserMadeIsNotRated() {
        TrainingLog log = new TrainingLog();
        log.made("go own");
        assertTrue(log.entry("go own").isEmpty(), "it was not tried yet");
        assertEquals(new TrainingLog.Count(0, 0), log.count("go"));
        TrainingLog read = TrainingLog.parse(log.text()).orElseThrow();
        read.answered("go own", List.of(), OptionalInt.of(1000), Answer.KNOWN, NOW);
        assertEquals(SolverRating.BEGIN, read.rating("go"));
        assertEquals(new TrainingLog.Count(1, 0), read.count("go"));
    }

    @Test
    void everyGameHasItsOwnRating() {
        TrainingLog log = new TrainingLog();
        log.answered("go 1", List.of(), OptionalInt.of(1000), Answer.KNOWN, NOW);
        log.answered("chess 1", List.of(), OptionalInt.of(1000), Answer.FAILED, NOW);
        assertTrue(log.rating("go").rating() > 1000);
        assertEquals(960, log.rating("chess").rating(), 1e-6);
        assertEquals(SolverRating.BEGIN, log.rating("shogi"));
        assertEquals(log.text(), TrainingLog.parse(log.text()).orElseThrow().text());
    }

    @Test
    void theOneRatingOfAnOldFileIsThatOfEveryGameTrainedSoFar() {
        StringBuilder old = new StringBuilder("hexalyst training 1\nstreak 0 0\nrating 1234.50 60.00 0.060000\n");
        for (int i = 0; i < 40; i++) {
            old.append("go ").append(i).append("\t1\t0\tKNOWN\teasy\t-\n");
        }
        old.append("chess 1\t0\t1\tFAILED\teasy\t-\nshogi own\t0\t0\tKNOWN\t\t-\n");
        TrainingLog log = TrainingLog.parse(old.toString()).orElseThrow();
        assertEquals(new SolverRating(1234.5, 60, 0.06), log.rating("go"));
        assertEquals(1234.5, log.rating("chess").rating());
        assertFalse(log.rating("chess").sure(), "it rests on one answer");
        assertEquals(SolverRating.BEGIN, log.rating("shogi"), "one's own puzzle that was never tried");
        assertEquals(log.text(), TrainingLog.parse(log.text()).orElseThrow().text());
    }

    @Test
    void aBeginnerLosesLittleAtOnceAndNothingBelowTheFloor() {
        SolverRating slipped = SolverRating.BEGIN.after(598, Answer.FAILED);
        assertEquals(975, slipped.rating(), 1e-6, "it was 142 points once");
        assertTrue(slipped.deviation() < SolverRating.BEGIN.deviation());
        assertTrue(SolverRating.BEGIN.after(598, Answer.HELPED).rating() >= 975);
        assertEquals(960, SolverRating.BEGIN.after(1000, Answer.FAILED).rating(), 1e-6);
        SolverRating rating = SolverRating.BEGIN;
        for (int i = 0; i < 100; i++) {
            rating = rating.after(600, Answer.FAILED);
            assertTrue(rating.rating() >= 400, rating.toString());
        }
        assertEquals(400, rating.rating());
        assertTrue(rating.after(600, Answer.KNOWN).rating() > 405, "it can rise again");
    }

    @Test
    void theRatingOfAWeakSolverComesDownToWhatHeSolvesHalfTheTime() {
        SolverRating rating = SolverRating.BEGIN;
        for (int i = 0; i < 60; i++) {
            rating = rating.after(650, i % 2 == 0 ? Answer.KNOWN : Answer.FAILED);
        }
        assertEquals(650, rating.rating(), 110, rating.toString());
        for (int i = 0; i < 200; i++) {
            rating = rating.after(650, i % 2 == 0 ? Answer.KNOWN : Answer.FAILED);
        }
        assertEquals(650, rating.rating(), 40, rating.toString());
    }

    @Test
    void theRatingOfASolverComesToThatOfTheExercisesSolvedHalfTheTime() {
        SolverRating rating = SolverRating.BEGIN;
        for (int i = 0; i < 200; i++) {
            rating = rating.after(1400, i % 2 == 0 ? Answer.KNOWN : Answer.FAILED);
        }
        assertEquals(1400, rating.rating(), 60);
        assertTrue(rating.sure());
        for (int i = 0; i < 2000; i++) {
            rating = rating.after(500, Answer.KNOWN).after(4000, Answer.FAILED);
        }
        assertEquals(
                Optional.of(rating.rounded()), SolverRating.parse(rating.text()).map(SolverRating::rounded));
    }

    @Test
    void whatIsKnownAHundredTimesCanStillBeRead() {
        Memory memory = Memory.begin(NOW);
        for (int i = 0; i < 100; i++) {
            memory = memory.after(Answer.KNOWN, memory.due());
        }
        assertEquals(4, memory.ease(), 1e-9);
        assertEquals(Optional.of(memory), Memory.parse(memory.text()));
    }

    @Test
    void theEaseFallsOnlySoFar() {
        Memory memory = Memory.begin(NOW);
        for (int i = 0; i < 20; i++) {
            memory = memory.after(Answer.FAILED, NOW);
        }
        assertEquals(1.3, memory.ease(), 1e-9);
    }

    @Test
    void anItemCountsOnceByItsLastAnswer() {
        TrainingLog log = new TrainingLog();
        log.answered("go a", List.of("easy"), Answer.FAILED, NOW);
        log.answered("go a", List.of("easy"), Answer.FAILED, NOW);
        assertEquals(new TrainingLog.Count(0, 1), log.count("go"));
        log.answered("go a", List.of("easy"), Answer.HELPED, NOW);
        log.answered("go a", List.of("easy"), Answer.KNOWN, NOW);
        assertEquals(new TrainingLog.Count(1, 0), log.count("go", "easy"));
    }

    @Test
    void whatWasKnownAtOnceDoesNotComeBack() {
        TrainingLog log = new TrainingLog();
        log.answered("go a", List.of("easy"), Answer.KNOWN, NOW);
        log.answered("go b", List.of("easy", "pass"), Answer.FAILED, NOW);
        assertTrue(log.entry("go a").orElseThrow().memory().isEmpty());
        assertFalse(log.isDue("go b", NOW));
        assertTrue(log.isDue("go b", NOW.plus(Duration.ofMinutes(11))));
        assertEquals(new TrainingLog.Count(1, 1), log.count("go", "easy"));
        assertEquals(new TrainingLog.Count(0, 1), log.count("go", "pass"));
        assertEquals(new TrainingLog.Count(1, 1), log.count("go"));
    }

    @Test
    void helpEndsNoRowAndIsNoStepInIt() {
        TrainingLog log = new TrainingLog();
        log.answered("go a", List.of(), Answer.KNOWN, NOW);
        log.answered("go b", List.of(), Answer.HELPED, NOW);
        log.answered("go c", List.of(), Answer.KNOWN, NOW);
        assertEquals(2, log.streak("go"));
        log.answered("go d", List.of(), Answer.FAILED, NOW);
        assertEquals(List.of(0, 2), List.of(log.streak("go"), log.best("go")));
    }

    @Test
    void everyGameHasItsOwnCountsAndStreak() {
        TrainingLog log = new TrainingLog();
        log.answered("go a", List.of("easy"), Answer.KNOWN, NOW);
        log.answered("chess a", List.of("easy"), Answer.FAILED, NOW);
        log.answered("go b", List.of("easy"), Answer.KNOWN, NOW);
        TrainingLog read = TrainingLog.parse(log.text()).orElseThrow();
        assertEquals(log.text(), read.text());
        assertEquals(new TrainingLog.Count(2, 0), read.count("go"));
        assertEquals(new TrainingLog.Count(0, 1), read.count("chess", "easy"));
        assertEquals(List.of(2, 2), List.of(read.streak("go"), read.best("go")), "the other game does not end it");
        assertEquals(0, read.streak("chess"));
        assertEquals(new TrainingLog.Count(0, 0), read.count("shogi"));
    }

    @Test
    void theOneStreakOfAnOldFileIsThatOfItsOnlyGame() {
        String old = "hexalyst training 1\nstreak 3 8\ngo a\t1\t0\tKNOWN\teasy\t-\n";
        TrainingLog log = TrainingLog.parse(old).orElseThrow();
        assertEquals(List.of(3, 8), List.of(log.streak("go"), log.best("go")));
        TrainingLog mixed =
                TrainingLog.parse(old + "chess a\t1\t0\tKNOWN\teasy\t-\n").orElseThrow();
        assertEquals(List.of(0, 0), List.of(mixed.best("go"), mixed.best("chess")), "nobody knows whose it is");
    }

    @Test
    void theFileKeepsEverything() throws IOException {
        TrainingFile file = new TrainingFile(folder.resolve("new").resolve("training.txt"));
        TrainingLog log = file.change(now -> {
                    now.answered("game 1 win", List.of("easy", "double-threat"), Answer.FAILED, NOW);
                    now.answered("game 2 win 5", List.of(), Answer.KNOWN, NOW);
                })
                .log();
        TrainingFile.Read again = file.read();
        assertEquals("", again.problem());
        assertEquals(log.entry("game 1 win"), again.log().entry("game 1 win"));
        assertEquals(log.entry("game 2 win 5"), again.log().entry("game 2 win 5"));
        assertEquals(1, again.log().streak("game"));
    }

    @Test
    void twoProgramsKeepWhatTheOtherWrote() throws IOException {
        Path path = folder.resolve("training.txt");
        TrainingFile one = new TrainingFile(path);
        TrainingFile other = new TrainingFile(path);
        one.read();
        other.read();
        one.change(now -> now.answered("go a", List.of(), Answer.KNOWN, NOW));
        TrainingLog seen = other.change(now -> now.answered("go b", List.of(), Answer.KNOWN, NOW))
                .log();
        assertTrue(seen.entry("go a").isPresent());
        assertEquals(2, one.read().log().count("go").known());
    }

    @Test
    void aDamagedFileIsKeptAsideAndTold() throws IOException {
        Path path = folder.resolve("training.txt");
        for (String damaged : List.of("", "nonsense\n", "hexalyst training 1\nstreak 1 2\na\t1\t0\tKNO")) {
            Files.writeString(path, damaged);
            TrainingFile.Read read = new TrainingFile(path).read();
            assertTrue(read.problem().contains("training.txt.damaged"), read.problem());
            assertEquals(0, read.log().count("go").known());
            assertFalse(Files.exists(path));
        }
        assertEquals("nonsense\n", Files.readString(folder.resolve("training.txt.damaged-2")));
    }
}
