package hexalyst.analysis;

/// Hears how far a job has come, on the job's thread: hands over to its own thread and returns soon.
@FunctionalInterface
public interface JobListener {
    /// A position is done, or the job has begun.
    void progress(JobProgress progress);
}
