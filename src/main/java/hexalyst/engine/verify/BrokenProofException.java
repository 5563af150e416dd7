package hexalyst.engine.verify;

/// Thrown for a proof that does not prove its claim, and for a file that is not a proof.
public final class BrokenProofException extends Exception {
    private static final long serialVersionUID = 1;

    private final String why;
    private final boolean faulty;

    /// @param why the reason, in one line
    public BrokenProofException(String why) {
        this(why, true);
    }

    private BrokenProofException(String why, boolean faulty) {
        super(why);
        this.why = why;
        this.faulty = faulty;
    }

    /// For a proof that cannot be checked here, though nothing is known to be wrong with it.
    static BrokenProofException unchecked(String why) {
        return new BrokenProofException(why, false);
    }

    /// True if something is wrong with the proof, and false if it only cannot be checked here.
    public boolean faulty() {
        return faulty;
    }

    /// The reason, in one line.
    public String why() {
        return why;
    }
}
