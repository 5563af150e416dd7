package hexalyst.ui.repertoire;

import hexalyst.engine.ProvedValue;
import hexalyst.engine.estimate.Score;
import hexalyst.export.board.LensValue;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.record.WinLength;
import hexalyst.study.Tried;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Why a move of the repertoire is played: what is known of it.
///
/// @param known its proved or estimated value for the player who makes it; empty if nothing is known
/// @param games how many games of the library reached the position before it
/// @param tried the results of those that went on with it
/// @param note what the user wrote about it; may be empty
public record LessonReason(Optional<Score> known, long games, Tried tried, String note) {
    /// A longer note would not leave room for the rest.
    private static final int LONGEST_NOTE = 160;

    /// Finds what is known of moves.
    public interface Source {
        /// Finds what is known of a legal move.
        ///
        /// @param hears receives it on the JavaFX thread, perhaps later
        void find(Position before, Move move, Consumer<LessonReason> hears);
    }

    /// The same with another note, unless that is empty.
    LessonReason noting(String other) {
        return other.isEmpty() ? this : new LessonReason(known, games, tried, other);
    }

    /// A sentence; empty if nothing is known.
    ///
    /// @param before the position before the move
    String sentence(Position before, Move move) {
        Texts texts = Texts.of(LessonReason.class);
        String mover = before.edition().sideName(before.toMove());
        String parts = Stream.of(
                        brief().map(text -> texts.get("why.note", text)),
                        value(texts, before, before.play(move)),
                        Optional.of(tried).filter(any -> any.games() > 0).map(any -> played(texts, mover)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        return parts.isEmpty() ? "" : texts.get("why", parts);
    }

    private Optional<String> brief() {
        String line = note.strip().replaceAll("\\s+", " ");
        int end = line.lastIndexOf(' ', LONGEST_NOTE);
        String shown = line.length() <= LONGEST_NOTE ? line : line.substring(0, end < 0 ? LONGEST_NOTE : end) + "…";
        return Optional.of(shown).filter(text -> !text.isEmpty());
    }

    private Optional<String> value(Texts texts, Position before, Position after) {
        if (!(after.outcome() instanceof Outcome.Ongoing)) {
            return Optional.of(texts.get("why.over", after.endWords()));
        }
        return known.map(score -> switch (score) {
            case Score.Proved proved -> proved(texts, before.toMove(), after, proved);
            case Score.Estimated estimated ->
                texts.get("why.estimate", before.edition().sideName(before.toMove()), LensValue.Estimated.text((int)
                        Math.round(100 * estimated.chance())));
        });
    }

    /// The length of a win counts from the position after the move, which the board shows.
    private static String proved(Texts texts, Side mover, Position after, Score.Proved proved) {
        return proved.proof()
                .value()
                .winner(mover)
                .map(winner -> {
                    String name = after.edition().sideName(winner);
                    OptionalInt plies = proved.proof().told();
                    int left = plies.orElse(1) - 1;
                    boolean own = winner == after.toMove();
                    WinLength length = new WinLength();
                    return plies.isEmpty() || !ProvedValue.tells(left)
                            ? texts.get("why.win", name)
                            : texts.get(
                                    "why.win.in",
                                    name,
                                    proved.exact() ? length.exactly(left, own) : length.within(left, own));
                })
                .orElse(texts.get("why.draw"));
    }

    private String played(Texts texts, String mover) {
        boolean ended = tried.won() + tried.drawn() + tried.lost() > 0;
        List<Object> said = List.of(tried.games(), games, Math.round(100 * tried.score()), mover);
        return texts.get(ended ? "why.played.score" : "why.played", said.toArray());
    }
}
