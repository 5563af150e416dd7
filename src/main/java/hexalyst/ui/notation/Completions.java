package hexalyst.ui.notation;

import hexalyst.game.IllegalMoveException;
import hexalyst.game.Move;
import hexalyst.game.Part;
import hexalyst.game.Parts;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.HgnReader;
import hexalyst.text.Texts;
import hexalyst.turn.BegunTurn;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Finds the legal moves that match what is being typed, and what they do. Winning moves come first and losing moves
/// last; the others are sorted by likelihood ([LikelyMoves]). Turns of several parts are offered part by part.
final class Completions {
    private static final String BEGINS_WORD = " \t\r\n(){}[];$!?*.";
    private static final String JOINS = "+";

    private final Texts texts = Texts.of(Completions.class);
    private final HgnReader reader;
    private final ProofStore proofs;
    private final Function<Position, List<Parts>> known;

    /// A completion, and the turn or beginning of a turn that it stands for.
    private record Meant(Completion completion, Move begun) {}

    /// @param known the likely moves of a position, the likeliest first
    Completions(HgnReader reader, ProofStore proofs, Function<Position, List<Parts>> known) {
        this.reader = reader;
        this.proofs = proofs;
        this.known = known;
    }

    /// The start of the word in which, or after which, the caret is.
    static int wordStart(String text, int caret) {
        int at = caret;
        while (at > 0 && !beginsWord(text, at - 1)) {
            at--;
        }
        return at;
    }

    /// Whether a word begins there. The sign in `e5-g5*2` does not begin one.
    private static boolean beginsWord(String text, int at) {
        boolean counts = text.charAt(at) == '*' && at > 0 && Character.isDigit(text.charAt(at - 1));
        return !counts && BEGINS_WORD.indexOf(text.charAt(at)) >= 0;
    }

    /// The moves that begin with the word before the caret.
    List<Completion> at(String text, int caret) {
        int start = wordStart(text, caret);
        String word = text.substring(start, caret);
        return reader.positionAfter(text.substring(0, start))
                .map(position -> bestFirst(
                        position,
                        position.game().traits().openTurns()
                                ? parts(position, word)
                                : position.legalMoves().stream()
                                        .filter(move -> position.text(move).startsWith(word))
                                        .map(move -> new Meant(completion(position, move), move))))
                .orElse(List.of());
    }

    private List<Completion> bestFirst(Position position, Stream<Meant> found) {
        LikelyMoves likely = new LikelyMoves(position, known.apply(position));
        return found.sorted(
                        Comparator.comparing((Meant meant) -> meant.completion().effect())
                                .thenComparing(Meant::begun, likely.first())
                                .thenComparing(meant -> meant.completion().move()))
                .map(Meant::completion)
                .toList();
    }

    /// The parts that may follow those that have been typed.
    private Stream<Meant> parts(Position position, String word) {
        String typed = word.substring(0, word.lastIndexOf(JOINS) + 1);
        return begun(position, typed)
                .map(turn -> turn.open().stream()
                        .filter(part -> !part.equals(Part.END))
                        .map(part -> new Meant(
                                completion(turn, typed, part),
                                new Move(turn.with(part).parts())))
                        .filter(meant -> meant.completion().move().startsWith(word)))
                .orElse(Stream.of());
    }

    /// The turn begun by the typed text, if that is legal.
    private static Optional<BegunTurn> begun(Position position, String typed) {
        BegunTurn turn = BegunTurn.of(position);
        if (typed.isEmpty()) {
            return Optional.of(turn);
        }
        Optional<Move> move = position.move(typed.substring(0, typed.length() - JOINS.length()));
        if (move.isEmpty()) {
            return Optional.empty();
        }
        try {
            for (Part part : move.get().parts()) {
                turn = turn.parts().contains(part) ? turn : turn.with(part);
            }
        } catch (IllegalMoveException illegal) {
            return Optional.empty();
        }
        return Optional.of(turn);
    }

    private Completion completion(BegunTurn turn, String typed, Part part) {
        BegunTurn after = turn.with(part);
        Position start = turn.start();
        int known = (int) typed.chars().filter(c -> c == JOINS.charAt(0)).count();
        String plain = typed
                + Arrays.stream(start.text(new Move(after.parts())).split("\\+", -1))
                        .skip(known)
                        .collect(Collectors.joining(JOINS));
        boolean told = start.move(plain).map(Move::parts).equals(Optional.of(after.parts()));
        String text = told ? plain : plain + letter(start, part);
        if (after.whole().isPresent()) {
            return completion(start, after.whole().get(), text, texts.get("completion.ends"));
        }
        return after.mayEnd()
                ? new Completion(
                        text,
                        texts.get(
                                "completion.mayEnd",
                                start.edition()
                                        .words(start.preview(new Move(after.parts()))
                                                .reason())),
                        Completion.Effect.OPEN)
                : new Completion(text + JOINS, texts.get("completion.goesOn"), Completion.Effect.OPEN);
    }

    /// The letter of a piece that has to be typed because it is not the default.
    private static String letter(Position position, Part part) {
        return position.edition().letters().entrySet().stream()
                .filter(entry ->
                        part instanceof Part.Put put && entry.getValue().equals(put.piece()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    private Completion completion(Position position, Move move) {
        return completion(
                position,
                move,
                position.text(move),
                position.edition().words(position.preview(move).reason()));
    }

    private Completion completion(Position position, Move move, String text, String rules) {
        Position after = position.play(move);
        Optional<Proof> proof = proofs.find(after);
        String what = proof.map(found -> texts.get("completion.proved", rules, Proof.text(found.note(), after)))
                .orElse(rules);
        return new Completion(text, what, effect(position.toMove(), after, proof));
    }

    private static Completion.Effect effect(Side mover, Position after, Optional<Proof> proof) {
        if (after.outcome().over()) {
            return after.outcome()
                    .wonBy()
                    .map(winner -> winner == mover ? Completion.Effect.WINS : Completion.Effect.LOSES)
                    .orElse(Completion.Effect.DRAWS);
        }
        if (proof.isEmpty()) {
            return Completion.Effect.OPEN;
        }
        return proof.get()
                .winner()
                .map(winner -> winner == mover ? Completion.Effect.PROVED_WIN : Completion.Effect.PROVED_LOSS)
                .orElse(Completion.Effect.DRAWS);
    }
}
