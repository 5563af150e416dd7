package hexalyst.ui.engine;

import hexalyst.text.Texts;

/// Why the engine does nothing at the position.
public enum Halt {
    /// It works, or nobody has switched it on here.
    NONE,
    /// The user switched it off.
    USER,
    /// It is on, and the position is proved.
    PROVED,
    /// It is on, and the game has ended.
    OVER,
    /// It has used up what it may use and has no proof.
    LIMIT,
    /// Something went wrong.
    FAILED;

    /// A sentence; empty for [#NONE].
    public String text() {
        return this == NONE ? "" : Texts.of(Halt.class).get("halt." + name());
    }
}
