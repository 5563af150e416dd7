package hexalyst.ui.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.study.puzzle.Referee;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The solution of a puzzle while it is played on the board, and what is said meanwhile: above all whether it is
/// proved.
///
/// @param start the position of the puzzle
/// @param told the solution
/// @param returns whether the puzzle is asked again later
record Demonstration(Position start, Referee.Told told, boolean returns) {
    /// The lines to play.
    List<List<Move>> lines() {
        return told.lines();
    }

    /// The text after a move of a line.
    String until(int line, int move) {
        List<List<Move>> shown = new ArrayList<>(lines().subList(0, line));
        shown.add(lines().get(line).subList(0, move + 1));
        return texts().get(told.basis() == Referee.Basis.STORED ? "showing.STORED" : "showing", text(shown));
    }

    /// The text at the end.
    String whole() {
        return lines().isEmpty()
                ? texts().get("hint.none")
                : Sentences.joined(
                        texts().get("shown." + told.basis(), text(lines())),
                        returns ? texts().get("shown.returns") : "");
    }

    private String text(List<List<Move>> lines) {
        return lines.stream()
                .map(line -> line.stream().map(start::text).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
    }

    private static Texts texts() {
        return Texts.of(Demonstration.class);
    }
}
