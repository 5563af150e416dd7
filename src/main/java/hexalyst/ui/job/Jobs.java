package hexalyst.ui.job;

import hexalyst.analysis.job.PositionSearch;
import hexalyst.analysis.results.ResultStore;
import hexalyst.ui.fx.FxThread;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// What jobs that analyse many positions need from outside.
///
/// @param store opens the results that all tabs share; called on a thread of the job
/// @param search makes a search; called on a thread of the job
/// @param threads runs jobs, each on a thread of its own
/// @param later brings news to the JavaFX thread
public record Jobs(Supplier<ResultStore> store, Supplier<PositionSearch> search, Executor threads, FxThread later) {}
