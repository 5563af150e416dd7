package hexalyst.ui.repertoire;

import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.export.board.LensValue;
import hexalyst.game.Move;
import hexalyst.game.Outcome;
import hexalyst.game.Position;
import hexalyst.record.MachineWords;
import hexalyst.record.WinLength;
import hexalyst.study.PlayCount;
import hexalyst.study.puzzle.Refutation;
import hexalyst.text.Sentences;
import hexalyst.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Why a move of the repertoire is played: what is known of it.
///
/// @param known its proved or estimated value for the player who makes it; empty if nothing is known
/// @param games how many games of the library reached the position before it
/// @param tried the results of those that went on with it
/// @param notes what the user wrote about the position after it and the one before it; blank ones do not count
/// @param line how a proof goes on after the move; empty if none is known
public record LessonReason(Optional<Score> known, long games, PlayCount tried, List<String> notes, List<Move> line) {
    /// A longer note would not leave room for the rest.
    private static final int LONGEST_NOTE = 160;
    /// The fewest finished games whose score says something.
    private static final int FEWEST_GAMES = 5;
    /// How many moves of the line are told: two of each player.
    private static final int TOLD_MOVES = 4;

    /// Copies the lists.
    public LessonReason {
        notes = List.copyOf(notes);
        line = List.copyOf(line);
    }

    /// Finds what is known of moves.
    public interface Source {
        /// Finds what is known of a legal move.
        ///
        /// @param hears receives it on the JavaFX thread, perhaps later
        void find(Position before, Move move, Consumer<LessonReason> hears);

        /// Finds a line after a wrong move that is known to keep what the position after it is worth.
        ///
        /// @param worth what that position is proved to be worth to the player to move
        /// @param hears receives it on the JavaFX thread, perhaps later, if there is one
        void refute(Position after, Value worth, Consumer<Refutation> hears);
    }

    /// The same with other notes before its own.
    LessonReason noting(List<String> others) {
        return new LessonReason(
                known,
                games,
                tried,
                Stream.concat(others.stream(), notes.stream()).toList(),
                line);
    }

    /// The same without a line.
    LessonReason withoutLine() {
        return new LessonReason(known, games, tried, notes, List.of());
    }

    /// What the move does, what is known of it, and how its proof goes on; empty if nothing is known. What speaks
    /// against the move is no reason for it and is left out, except
    /// that it is proved to lose, which is told apart.
    ///
    /// @param before the position before the move
    String sentence(Position before, Move move) {
        Texts texts = Texts.of(LessonReason.class);
        Position after = before.play(move);
        boolean loses = known.filter(score ->
                        score instanceof Score.Proved proved && proved.proof().value() == Value.LOSS)
                .isPresent();
        Optional<String> value = value(texts, before, after);
        String parts = Stream.of(
                        notes.stream()
                                .map(LessonReason::brief)
                                .filter(text -> !text.isEmpty())
                                .distinct()
                                .map(text -> texts.get("why.note", text)),
                        value.filter(any -> !loses).stream(),
                        Stream.of(tried).filter(any -> any.games() > 0).map(any -> played(texts, before)))
                .flatMap(Function.identity())
                .collect(Collectors.joining("; "));
        String goesOn = line.stream().limit(TOLD_MOVES).map(after::text).collect(Collectors.joining(" "));
        return Sentences.joined(
                new MachineWords().does(before, move).orElse(""),
                parts.isEmpty() ? "" : texts.get("why", parts),
                value.filter(any -> loses)
                        .map(text -> texts.get("why.but", text))
                        .orElse(""),
                goesOn.isEmpty() ? "" : texts.get("why.line", goesOn));
    }

    private static String brief(String note) {
        String line = note.strip().replaceAll("\\s+", " ");
        int end = line.lastIndexOf(' ', LONGEST_NOTE);
        return line.length() <= LONGEST_NOTE ? line : line.substring(0, end < 0 ? LONGEST_NOTE : end) + "…";
    }

    private Optional<String> value(Texts texts, Position before, Position after) {
        if (!(after.outcome() instanceof Outcome.Ongoing)) {
            return Optional.of(texts.get("why.over", after.endWords()));
        }
        String mover = before.edition().sideName(before.toMove());
        return known.filter(score -> score instanceof Score.Proved || score.chance() >= 0.5)
                .map(score -> switch (score) {
                    case Score.Proved proved -> proved(texts, before, proved);
                    case Score.Estimated estimated ->
                        texts.get("why.estimate", mover, LensValue.Estimated.text((int)
                                Math.round(100 * estimated.chance())));
                });
    }

    /// The length of a win counts the move itself, as the table of moves does.
    private static String proved(Texts texts, Position before, Score.Proved proved) {
        return proved.proof()
                .value()
                .winner(before.toMove())
                .map(winner -> {
                    String name = before.edition().sideName(winner);
                    OptionalInt plies = proved.proof().told();
                    return plies.isEmpty()
                            ? texts.get("why.win", name)
                            : texts.get(
                                    "why.win.in",
                                    name,
                                    new WinLength().of(plies.getAsInt(), proved.exact(), winner == before.toMove()));
                })
                .orElse(texts.get("why.draw"));
    }

    private String played(Texts texts, Position before) {
        boolean telling = tried.won() + tried.drawn() + tried.lost() >= FEWEST_GAMES && tried.score() >= 0.5;
        String mover = before.edition().sideName(before.toMove());
        return texts.get(
                telling ? "why.played.score" : "why.played",
                tried.games(),
                games,
                Math.round(100 * tried.score()),
                mover);
    }
}
