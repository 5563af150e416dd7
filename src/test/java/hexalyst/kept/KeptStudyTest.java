package hexalyst.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hexalyst.notation.GameLookup;
import hexalyst.notation.PositionText;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleSet;
import hexalyst.study.repertoire.Lesson;
import hexalyst.study.repertoire.Repertoire;
import hexalyst.study.training.Answer;
import hexalyst.study.training.Entry;
import hexalyst.study.training.Memory;
import hexalyst.study.training.TrainingFile;
import hexalyst.study.training.TrainingLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The results of training and learning are still known, and belong to the same puzzles and positions.
///
/// `training.txt` was written at commit d02a4e3 by [TrainingFile#change]: the first three puzzles of three shipped sets
/// were answered, failed, helped and known in turn, two of them again two days later. `repertoire.txt` was written by
/// [Repertoire#change]: both sides of games with a swap, a short supply and a variation, White's first move of a
/// sample, and some answers; `lessons.tsv` has its contents.
class KeptStudyTest {
    private static final List<String> SETS = List.of("easy", "nestorgames", "pentalath");

    @TempDir
    private Path folder = Path.of("");

    private static List<Puzzle> trained() throws IOException {
        List<Puzzle> puzzles = new ArrayList<>();
        for (String set : SETS) {
            puzzles.addAll(PuzzleSet.read(Path.of("sample-games", "puzzles", set + ".hgn"), GameLookup.standard())
                    .puzzles()
                    .subList(0, 3));
        }
        return puzzles;
    }

    private static Optional<Memory> due(double ease, int days, int known, long seconds) {
        return Optional.of(new Memory(ease, days, known, Instant.ofEpochSecond(seconds)));
    }

    @Test
    void whatWasTrainedIsKnownOfTheSamePuzzles() throws IOException {
        Path file = KeptFolder.copy("training.txt", folder);
        String before = Files.readString(file);
        TrainingFile.Read read = new TrainingFile(file).read();
        assertEquals("", read.problem());
        TrainingLog log = read.log();
        List<String> easy = List.of("easy");
        List<Entry> expected = List.of(
                new Entry(0, 1, Answer.FAILED, easy, due(2.5, 0, 0, 1_795_000_600)),
                new Entry(1, 0, Answer.HELPED, easy, due(2.5, 0, 0, 1_795_000_660)),
                new Entry(2, 0, Answer.KNOWN, easy, Optional.empty()),
                new Entry(1, 1, Answer.KNOWN, easy, due(2.6, 1, 1, 1_795_259_200)),
                new Entry(1, 0, Answer.HELPED, List.of("easy", "double-threat"), due(2.5, 0, 0, 1_795_000_840)),
                new Entry(1, 0, Answer.KNOWN, easy, Optional.empty()),
                new Entry(0, 1, Answer.FAILED, easy, due(2.5, 0, 0, 1_795_000_960)),
                new Entry(1, 0, Answer.HELPED, easy, due(2.5, 0, 0, 1_795_001_020)),
                new Entry(1, 0, Answer.KNOWN, easy, Optional.empty()));
        assertEquals(
                expected,
                trained().stream()
                        .map(puzzle -> log.entry(puzzle.id()).orElseThrow())
                        .toList());
        assertEquals(new TrainingLog.Count(5, 1), log.count("manalath"), "each puzzle once, by its last answer");
        assertEquals(new TrainingLog.Count(2, 1), log.count("pentalath"));
        new TrainingFile(file).change(same -> {});
        assertEquals(before, Files.readString(file), "it is written as it was");
    }

    @Test
    void whatWasLearnedIsAskedInTheSamePositions() throws IOException {
        Path file = KeptFolder.copy("repertoire.txt", folder);
        String before = Files.readString(file);
        Repertoire repertoire = Repertoire.read(file);
        List<List<String>> told =
                repertoire.all().stream().map(KeptStudyTest::fields).toList();
        assertEquals(
                KeptTable.rows("lessons.tsv").stream()
                        .map(KeptTable.Row::fields)
                        .toList(),
                told);
        assertEquals(17, repertoire.due(Instant.ofEpochSecond(1_795_090_000)).size());
        assertEquals(8, repertoire.due(Instant.ofEpochSecond(1_795_000_000)).size());
        Repertoire.change(file, same -> {});
        assertEquals(before, Files.readString(file), "it is written as it was");
    }

    private static List<String> fields(Lesson lesson) {
        return List.of(
                PositionText.format(lesson.position()),
                lesson.position().text(lesson.move()),
                Integer.toString(lesson.known()),
                Integer.toString(lesson.failed()),
                lesson.memory().text());
    }
}
