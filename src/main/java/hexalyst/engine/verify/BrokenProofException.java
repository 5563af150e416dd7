package hexalyst.engine.verify;

/// A proof that does not prove what it claims, or a file that is none.
public final class BrokenProofException extends Exception {
    private static final long serialVersionUID = 1;

    private final String why;

    /// @param why the reason, in one line
    public BrokenProofException(String why) {
        super(why);
        this.why = why;
    }

    /// Why, in one line.
    public String why() {
        return why;
    }
}
