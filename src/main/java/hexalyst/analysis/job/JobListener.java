package hexalyst.analysis.job;

/// Receives the progress of a job, on the job's thread. A listener should hand over to its own thread and return
/// quickly.
@FunctionalInterface
public interface JobListener {
    /// Called when the job has begun and after each position.
    void progress(JobProgress progress);
}
