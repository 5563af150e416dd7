package hexalyst.ui.notation;

import hexalyst.game.Move;
import hexalyst.game.Position;
import hexalyst.game.Side;
import hexalyst.notation.HgnReader;
import hexalyst.text.Texts;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Finds the legal moves that fit what is being typed, with what they do: those that win first, those that lose last.
final class Completions {
    private static final String BEGINS_WORD = " \t\r\n(){}[];$!?*.";
    private static final Comparator<Completion> BEST_FIRST =
            Comparator.comparing(Completion::effect).thenComparing(Completion::move);

    private final HgnReader reader;
    private final ProofStore proofs;

    Completions(HgnReader reader, ProofStore proofs) {
        this.reader = reader;
        this.proofs = proofs;
    }

    /// Where the word begins that a caret stands in or after.
    static int wordStart(String text, int caret) {
        int at = caret;
        while (at > 0 && BEGINS_WORD.indexOf(text.charAt(at - 1)) < 0) {
            at--;
        }
        return at;
    }

    /// The moves that begin with the word before the caret.
    List<Completion> at(String text, int caret) {
        int start = wordStart(text, caret);
        String word = text.substring(start, caret);
        return reader.positionAfter(text.substring(0, start))
                .map(position -> position.legalMoves().stream()
                        .filter(move -> position.text(move).startsWith(word))
                        .map(move -> completion(position, move))
                        .sorted(BEST_FIRST)
                        .toList())
                .orElse(List.of());
    }

    private Completion completion(Position position, Move move) {
        String rules = position.edition().words(position.preview(move).effect());
        Position after = position.play(move);
        Optional<Proof> proof = proofs.find(after);
        String what = proof.map(found -> Texts.of(Completions.class)
                        .get("completion.proved", rules, Proof.text(found.note(), position.edition())))
                .orElse(rules);
        return new Completion(position.text(move), what, effect(position.toMove(), after, proof));
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
