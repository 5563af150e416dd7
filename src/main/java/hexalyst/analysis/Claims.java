package hexalyst.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What other people's files say is proved. It is their word, kept apart from what is proved here, and shown as such
/// until a search has proved it again ([ClaimProver]). Confined to one thread.
final class Claims {
    private final Map<StoreKey, Result> claims = new HashMap<>();

    /// Adds what a file says of a position; of two claims of one value the shorter bound counts.
    ///
    /// @param said a proof, by their word
    /// @return true if it is news; a claim of another value is none, and the first stays
    boolean add(StoreKey key, Result said) {
        Result before = claims.get(key);
        if (before != null && differ(before, said)) {
            return false;
        }
        Result after = before == null ? said : before.better(said);
        claims.put(key, after);
        return !after.equals(before);
    }

    /// The claim about a position, if there is one.
    Optional<Finding.Proved> find(StoreKey key) {
        return Optional.ofNullable(claims.get(key)).map(Claims::proof);
    }

    /// Takes the claim about a position back, now that it is proved here.
    ///
    /// @return the claim, if the proof is of another value
    Optional<Finding.Proved> settle(StoreKey key, Result proved) {
        Result claim = claims.remove(key);
        return claim != null && differ(claim, proved) ? Optional.of(proof(claim)) : Optional.empty();
    }

    private static boolean differ(Result one, Result other) {
        return proof(one).value() != proof(other).value();
    }

    private static Finding.Proved proof(Result result) {
        if (result.finding() instanceof Finding.Proved proved) {
            return proved;
        }
        throw new IllegalArgumentException("no proof: " + result);
    }
}
