package hexalyst.ui.engine;

/// What is known of the current position, for colours and words. Proved and open never look alike.
public enum Verdict {
    /// The engine is off and nothing is known.
    UNKNOWN("engine off"),
    /// The engine works; nothing is proved yet.
    SEARCHING("open"),
    /// The engine was stopped before it could prove anything.
    STOPPED("open"),
    WIN("win"),
    LOSS("loss"),
    DRAW("draw"),
    /// The game has ended: there is nothing to search.
    OVER("over"),
    FAILED("failed");

    private final String word;

    Verdict(String word) {
        this.word = word;
    }

    /// One word for a badge.
    public String word() {
        return word;
    }

    /// True if the value is proved.
    public boolean proved() {
        return this == WIN || this == LOSS || this == DRAW;
    }
}
