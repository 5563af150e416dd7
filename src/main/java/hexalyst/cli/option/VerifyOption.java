package hexalyst.cli.option;

import hexalyst.cli.terminal.UsageException;
import hexalyst.work.SharedCampaign;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option for how much of the word of other users is verified.
public final class VerifyOption {
    @Option(
            names = "--verify",
            paramLabel = "<percent>",
            description = "In a shared store, how many of the proofs of each other user (campaign --certify) to verify"
                    + " before anything is built on them, 1 to 100 (default: 100). Of fewer than all, the others are"
                    + " believed if these hold.")
    private @Nullable Integer percent;

    /// True if the user has chosen a number.
    public boolean chosen() {
        return percent != null;
    }

    /// The number.
    ///
    /// @throws UsageException if it is none from 1 to 100
    public int percent() {
        if (percent == null) {
            return SharedCampaign.ALL_PROOFS;
        }
        if (percent < 1 || percent > SharedCampaign.ALL_PROOFS) {
            throw new UsageException("--verify: 1 to " + SharedCampaign.ALL_PROOFS + ", not " + percent);
        }
        return percent;
    }
}
