package hexalyst.ui.engine;

import hexalyst.text.Texts;

/// Why the engine is not working at the position.
public enum Halt {
    /// It is working, or it is not switched on here.
    NONE,
    /// The user switched it off.
    USER,
    /// It is on, and the position is proved.
    PROVED,
    /// It is on, and the game is over.
    OVER,
    /// It reached its limits without a proof.
    LIMIT,
    /// Something went wrong.
    FAILED;

    /// A sentence; empty for [#NONE].
    public String text() {
        return this == NONE ? "" : Texts.of(Halt.class).get("halt." + name());
    }
}
