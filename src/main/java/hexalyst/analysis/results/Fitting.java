package hexalyst.analysis.results;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.job.KeyLine;
import hexalyst.game.Position;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Notices stored proofs that cannot be proofs of their positions, as far as that is seen at once: a fault of hardware
/// or program. Thread-safe.
final class Fitting {
    /// What was found to fit its position, so that it is looked at once.
    private final Map<StoreKey, Finding.Proved> fits = new ConcurrentHashMap<>();

    private final Set<StoreKey> misfits = ConcurrentHashMap.newKeySet();

    /// Whether a result can be one of a position. If not, it is to be passed over.
    boolean fits(Position position, StoreKey key, Result found) {
        if (!(found.finding() instanceof Finding.Proved proved) || proved.equals(fits.get(key))) {
            return true;
        }
        boolean can = KeyLine.fits(position, proved);
        if (can) {
            fits.put(key, proved);
        } else {
            misfit(key);
        }
        return can;
    }

    /// Counts a proof whose line does not begin in its position.
    void misfit(StoreKey key) {
        misfits.add(key);
    }

    /// How many were met.
    int misfits() {
        return misfits.size();
    }
}
