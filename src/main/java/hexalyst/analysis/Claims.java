package hexalyst.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What other people's files call proved. Claims are kept apart from our own proofs, and shown as claims until a search
/// has proved them ([ClaimProver]). Confined to one thread.
final class Claims {
    private final Map<StoreKey, Result> claims = new HashMap<>();

    /// Adds what a file says about a position. Of two claims with the same value, the shorter bound is kept.
    ///
    /// @param said a proof, according to the file
    /// @return true if it is new; a claim with another value is not added, and the first one stays
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

    /// Removes the claim about a position that is now proved here.
    ///
    /// @return the claim, if the proof shows another value
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
