package hexalyst.study.training;

/// The result of one exercise.
public enum Answer {
    /// It was not known.
    FAILED,
    /// It was found with help.
    HELPED,
    /// It was known.
    KNOWN
}
