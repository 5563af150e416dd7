package hexalyst.ui.job;

import hexalyst.analysis.PositionSearch;
import hexalyst.analysis.ResultStore;
import hexalyst.ui.fx.Later;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/// What jobs that look at many positions need from outside.
///
/// @param store opens what is known of positions, for all tabs; called on a thread of the job
/// @param search makes what finds out more; called on a thread of the job
/// @param threads runs jobs, each on a thread of its own
/// @param later brings news to the JavaFX thread
public record Jobs(Supplier<ResultStore> store, Supplier<PositionSearch> search, Executor threads, Later later) {}
