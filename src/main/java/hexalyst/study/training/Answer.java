package hexalyst.study.training;

/// How something that was trained went.
public enum Answer {
    /// It was not known.
    FAILED,
    /// It was found with help.
    HELPED,
    /// It was known.
    KNOWN
}
