package hexalyst.analysis;

import java.time.Duration;
import java.util.Optional;

/// How far a job has come.
///
/// @param done how many positions are done, those that were known before included
/// @param total how many there are; repeated ones and mirror images count once
/// @param left about how long the rest takes, if it goes on as it did so far; empty before the first was searched
public record JobProgress(int done, int total, Optional<Duration> left) {}
