package hexalyst.ui.puzzle;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.study.puzzle.Referee.Ruling;
import hexalyst.study.puzzle.Refutation;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The refutation of a wrong move, as it is played on the board and told move by move.
///
/// @param tried the wrong move
/// @param wrong the position after it
/// @param line the moves after it, the defender's first; may be empty
/// @param reason what is proved about the line, if anything is
public record PlayedRefutation(Move tried, Position wrong, List<Move> line, Optional<Refutation> reason) {
    /// The most plies; a longer refutation is cut off.
    private static final int MOST_SHOWN = 14;

    /// Copies the line.
    public PlayedRefutation {
        line = List.copyOf(line);
    }

    static PlayedRefutation of(Move tried, Position wrong, Ruling.Wrong ruling) {
        List<Move> line = ruling.refutation();
        return new PlayedRefutation(tried, wrong, line.subList(0, Math.min(MOST_SHOWN, line.size())), ruling.reason());
    }

    /// What to say of a wrong move at once, before a line is played.
    static String verdict(Move tried, Position wrong, Ruling.Wrong ruling) {
        Texts texts = Texts.of(SolvingViewModel.class);
        String move = wrong.text(tried);
        if (!ruling.refutation().isEmpty()) {
            return texts.get("wrong", move);
        }
        if (wrong.outcome().over()) {
            return texts.get("wrong.over", move, wrong.endWords());
        }
        return ruling.late()
                .flatMap(
                        win -> win.words(wrong.edition().sideName(wrong.toMove().other())))
                .map(late -> texts.get("wrong.late", move, late))
                .orElse(texts.get("wrong.plain", move));
    }

    /// All its moves.
    String moves() {
        return moves(0, line.size());
    }

    private String moves(int from, int to) {
        return line.subList(from, to).stream().map(wrong::text).collect(Collectors.joining(" "));
    }

    /// A refutation that is proved.
    public static PlayedRefutation of(Move tried, Refutation reason) {
        List<Move> line = reason.line();
        return new PlayedRefutation(
                tried, reason.wrong(), line.subList(0, Math.min(MOST_SHOWN, line.size())), Optional.of(reason));
    }

    /// What to say when so many of its moves are on the board: the moves, and why they refute as soon as this is seen.
    String said(int played) {
        return played == line.size() ? Texts.of(SolvingViewModel.class).get("refuted", told()) : told(played);
    }

    /// All of it in words.
    public String told() {
        String told = told(line.size());
        return told.endsWith(".") || told.endsWith("…") ? told : told + '.';
    }

    private String told(int played) {
        Texts texts = Texts.of(SolvingViewModel.class);
        int seen =
                reason.map(Refutation::shown).filter(needed -> needed <= played).orElse(played);
        String moves = texts.get("refuting", moves(0, seen));
        String why = reason.filter(known -> seen == known.shown())
                .map(known -> texts.get("refuting.why", moves, known.words()))
                .orElse(moves);
        return seen < played ? rest(texts, why, seen, played) : why;
    }

    private String rest(Texts texts, String why, int from, int to) {
        Position end = wrong.play(line.subList(0, to));
        return end.outcome().over()
                ? texts.get("refuting.rest.over", why, moves(from, to), end.endWords())
                : texts.get("refuting.rest", why, moves(from, to));
    }
}
