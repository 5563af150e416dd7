package hexalyst.engine.external;

import hexalyst.text.Texts;

/// An engine failed to carry out a command. The message is one line that names the engine and says what happened.
public final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;

    /// @param engine the engine's name
    /// @param key the key of what happened, such as `no answer to genmove white within 2 s`
    /// @param arguments what it is about
    public EngineFailure(String engine, String key, Object... arguments) {
        super(engine + ": " + Texts.of(EngineFailure.class).get(key, arguments));
    }

    /// The message, which is never missing.
    public String text() {
        return String.valueOf(getMessage());
    }
}
