package hexalyst.ui.guide;

/// The places in the guide that the window links to: a page, and an anchor on it or the page's beginning.
public enum GuidePlace {
    BEGINNING("first-game", ""),
    BOARD("first-game", "board"),
    PREFERENCES("first-game", "preferences"),
    KEYS("first-game", "keys"),
    ENGINE("prove", "engine"),
    PROOF("prove", "walk"),
    CAMPAIGN("prove", "campaign"),
    GAME("annotate", "game"),
    COMMENT("annotate", "comment"),
    ANALYSIS("annotate", "analyse"),
    EXPORT("annotate", "export"),
    OPENINGS("opening", ""),
    REPERTOIRE("opening", "repertoire"),
    PLAY("play", ""),
    BALANCE("play", "balance"),
    SETUP("puzzle", "set-up"),
    PUZZLES("puzzle", "solve"),
    ROWS("formats", "rows"),
    LEGEND("words", "signs");

    private final String page;
    private final String anchor;

    GuidePlace(String page, String anchor) {
        this.page = page;
        this.anchor = anchor;
    }

    /// The page's name.
    public String page() {
        return page;
    }

    /// The anchor on the page; empty for its beginning.
    public String anchor() {
        return anchor;
    }
}
