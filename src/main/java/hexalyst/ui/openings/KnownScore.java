package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.Value;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/// What is known of a move, from this session, earlier ones and the rules.
final class KnownScore {
    private KnownScore() {}

    /// The most reliable value of a move, for the player who makes it.
    ///
    /// @param after the position after the move
    /// @param kept the result of an earlier session, if there is one
    static Optional<Score> of(ProofStore proofs, Position after, Optional<Finding> kept) {
        Optional<Finding> end = Finding.atTheEnd(after);
        Optional<Score> session = proofs.find(after).flatMap(KnownScore::score);
        Optional<Score> stored = end.or(() -> kept).flatMap(KnownScore::score);
        boolean storedIsProof = stored.filter(Score.Proved.class::isInstance).isPresent();
        boolean exact = session.filter(score -> score instanceof Score.Proved proved && proved.exact())
                .isPresent();
        return storedIsProof && !exact ? stored : session.or(() -> stored);
    }

    /// The shortest proof that a position is lost for the player to move; empty if none is known.
    ///
    /// @param kept the result of an earlier session, if there is one
    static Optional<ProvedValue> lost(ProofStore proofs, Position position, Optional<Finding> kept) {
        return Stream.of(
                        proofs.find(position).filter(Proof::bounded).map(Proof::proved),
                        kept.flatMap(finding -> finding instanceof Finding.Proved proved
                                ? Optional.of(proved.proof())
                                : Optional.empty()))
                .flatMap(Optional::stream)
                .filter(value -> value.value() == Value.LOSS)
                .min(Comparator.comparingInt(ProvedValue::plies));
    }

    /// The value of a move in a lost position: after every move the game is lost within as many plies, even where a
    /// proof of that move alone takes longer.
    ///
    /// @param lost what the position is proved to be worth, if it is lost
    static Score within(Score move, Optional<ProvedValue> lost) {
        boolean longer = lost.isPresent()
                && (!(move instanceof Score.Proved proved)
                        || !ProvedValue.tells(proved.proof().plies())
                        || proved.proof().plies() > lost.get().plies());
        return longer ? new Score.Proved(lost.get()) : move;
    }

    private static Optional<Score> score(Proof proof) {
        ProvedValue before = proof.proved().beforeTheMove();
        return Optional.of(
                proof.bounded()
                        ? new Score.Proved(before, proof.exact())
                        : new Score.Proved(new ProvedValue(before.value(), 0)));
    }

    private static Optional<Score> score(Finding finding) {
        return switch (finding) {
            case Finding.Proved proved ->
                Optional.of(new Score.Proved(proved.proof().beforeTheMove()));
            case Finding.Estimated estimated -> {
                double chance = 1 - estimated.chance();
                yield Optional.of(new Score.Estimated(0, chance));
            }
            case Finding.Open open -> Optional.empty();
        };
    }
}
