package hexalyst.ui.openings;

import hexalyst.analysis.job.Finding;
import hexalyst.engine.ProvedValue;
import hexalyst.engine.estimate.Score;
import hexalyst.game.Position;
import hexalyst.ui.engine.Proof;
import hexalyst.ui.engine.ProofStore;
import java.util.Optional;

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
