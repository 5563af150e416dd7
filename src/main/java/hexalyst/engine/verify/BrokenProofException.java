package hexalyst.engine.verify;

/// Thrown for a proof that does not prove its claim, and for a file that is not a proof.
public final class BrokenProofException extends Exception {
    private static final long serialVersionUID = 1;

    private final String why;

    /// @param why the reason, in one line
    public BrokenProofException(String why) {
        super(why);
        this.why = why;
    }

    /// The reason, in one line.
    public String why() {
        return why;
    }
}
