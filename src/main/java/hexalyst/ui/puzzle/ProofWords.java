package hexalyst.ui.puzzle;

import hexalyst.engine.ProvedValue;
import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.study.puzzle.Puzzle;
import hexalyst.study.puzzle.PuzzleProof;
import hexalyst.study.puzzle.PuzzleReport;
import hexalyst.study.puzzle.PuzzleReport.Kind;
import hexalyst.study.puzzle.PuzzleWords;
import hexalyst.study.puzzle.Solutions;
import hexalyst.study.puzzle.Task;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Says what was proved of a puzzle that is composed or checked. The moves of a fault are not named here: they are in
/// its line below.
final class ProofWords {
    private ProofWords() {}

    /// @param written whether the user has written the solution
    static String of(PuzzleProof proof, boolean written) {
        Position start = proof.first().position();
        if (proof.puzzle().isEmpty()) {
            return proof.first().settled()
                    ? text("prove.nothing", worth(proof.first()))
                    : text("prove.unsettled", proof.first().task() instanceof Task.WinWithin ? 1 : 0);
        }
        Puzzle puzzle = proof.puzzle().get();
        String task = PuzzleWords.task(puzzle);
        if (isOk(proof)) {
            String made = puzzle.task() instanceof Task.BothMoves ? "prove.both" : "prove.unique";
            return Sentences.joined(
                    text(written ? "check.right" : made, task, PuzzleWords.solution(puzzle)),
                    isForced(proof.first()) ? text("prove.forced") : "");
        }
        String unproved = isOpen(proof) ? ".open" : ".wrong";
        if (written) {
            return text("check" + unproved, task) + " " + text("see.place");
        }
        if (has(proof, Kind.CAN_WIN)) {
            return text("prove.canWin", start.edition().sideName(start.toMove()));
        }
        List<Move> solving = proof.first().solving();
        if (puzzle.task() instanceof Task.BothMoves) {
            return advised(text("prove.many", task, solving.size()), proof, "see.moves");
        }
        return solving.size() == 1
                ? advised(
                        text(isOpen(proof) ? "prove.unproved" : "check.wrong", task, start.text(solving.getFirst())),
                        proof,
                        "see.place")
                : advised(text("prove.several", task, solving.size()), proof, "see.moves");
    }

    private static boolean isForced(Solutions first) {
        return first.choices().size() == 1 && first.choices().getFirst().moves().size() == 1;
    }

    /// Who wins where no move solves, as far as it is proved.
    private static String worth(Solutions first) {
        Position start = first.position();
        Optional<ProvedValue> value =
                ProvedValue.ofMoves(first.choices().stream().map(first::worth).toList());
        return text(
                "worth." + value.map(proof -> proof.value().name()).orElse("open"),
                start.edition().sideName(start.toMove()),
                start.edition().sideName(start.toMove().other()));
    }

    /// What was proved before the user stopped: nothing of it may be saved.
    static String stopped(PuzzleProof proof) {
        Position start = proof.first().position();
        List<Move> solving = proof.first().solving();
        return text(
                "prove.cancelled",
                solving.size(),
                solving.stream().map(start::text).collect(Collectors.joining(" ")));
    }

    /// What keeps a puzzle from being saved, the task that would make one of it, and what a click below shows.
    private static String advised(String told, PuzzleProof proof, String see) {
        return Sentences.joined(told, advice(proof), text(see));
    }

    private static String advice(PuzzleProof proof) {
        Position start = proof.first().position();
        return proof.advice()
                .map(advice -> switch (advice.task()) {
                    case Task.WinWithin within ->
                        text(
                                "advice.within",
                                advice.moves().stream().map(start::text).collect(Collectors.joining(" ")),
                                within.plies());
                    case Task.BothMoves both -> text("advice.both");
                    case Task.Win win -> "";
                    case Task.Draw draw -> "";
                    case Task.AvoidLoss avoid -> "";
                    case Task.OnlyMove only -> "";
                    case Task.Better better -> "";
                })
                .orElse("");
    }

    private static String text(String key, Object... values) {
        return Texts.of(ProofWords.class).get(key, values);
    }

    /// Whether it is proved to be right.
    static boolean isOk(PuzzleProof proof) {
        return proof.report().filter(PuzzleReport::ok).isPresent();
    }

    /// Whether nothing is wrong, but something is not settled.
    private static boolean isOpen(PuzzleProof proof) {
        return proof.report().stream()
                .flatMap(report -> report.faults().stream())
                .allMatch(fault -> fault.kind() == Kind.OPEN || fault.kind() == Kind.TRY_OPEN);
    }

    static boolean has(PuzzleProof proof, Kind kind) {
        return proof.report().stream()
                .flatMap(report -> report.faults().stream())
                .anyMatch(fault -> fault.kind() == kind);
    }
}
