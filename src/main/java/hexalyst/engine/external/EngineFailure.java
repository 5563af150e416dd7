package hexalyst.engine.external;

/// An engine did not do what it was asked to do. The message is one line that names the engine and says what happened.
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;

    /// @param engine the engine's name
    /// @param what what happened, such as `no answer to genmove white within 2 s`
    public EngineFailure(String engine, String what) {
        super(engine + ": " + what);
    }

    /// The message, which is never missing.
    public String text() {
        return String.valueOf(getMessage());
    }
}
