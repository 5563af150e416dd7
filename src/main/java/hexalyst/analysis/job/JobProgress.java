package hexalyst.analysis.job;

import java.time.Duration;
import java.util.Optional;

/// The progress of a job.
///
/// @param done how many positions are done, including those known before
/// @param total how many there are; repeated positions and mirror images count once
/// @param left roughly how long the rest takes at the current rate; empty before the first position was searched
public record JobProgress(int done, int total, Optional<Duration> left) {}
