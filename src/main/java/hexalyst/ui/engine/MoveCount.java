package hexalyst.ui.engine;

import hexalyst.analysis.live.MoveValues;
import hexalyst.engine.Stage;
import hexalyst.text.Texts;
import java.util.Optional;

/// The progress of the moves' values, in words.
///
/// @param whole the full text; empty if there is nothing to say
/// @param brief where there is little room, such as `12 of 122 moves proved`
public record MoveCount(String whole, String brief) {
    /// What is known of the moves of the shown position.
    static MoveCount of(AnalysisState state) {
        Texts texts = Texts.of(MoveCount.class);
        int all = state.values().map(known -> known.rows().size()).orElse(0);
        int proved = state.values().map(MoveValues::proved).orElse(0);
        String key = stand(state, proved, all);
        return key.isEmpty()
                ? new MoveCount("", "")
                : new MoveCount(texts.get("table." + key, proved, all), texts.get("brief." + key, proved, all));
    }

    /// The progress; empty if there is nothing to say.
    private static String stand(AnalysisState state, int proved, int all) {
        if (state.shown().outcome().over()) {
            return state.wanted() ? "over" : "";
        }
        if (state.hidden()) {
            return "hidden";
        }
        boolean works = state.working().equals(Optional.of(state.shown()));
        if (all == 0) {
            return works ? "begins" : "";
        }
        if (proved < all) {
            return works ? "working" : "stopped";
        }
        boolean counts = state.values()
                .flatMap(MoveValues::search)
                .filter(report -> report.stage() == Stage.REPLIES)
                .isPresent();
        return works && counts ? "counting" : "settled";
    }
}
