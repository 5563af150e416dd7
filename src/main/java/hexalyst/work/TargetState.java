package hexalyst.work;

/// The state of a position of a campaign; the ordinals are stored.
enum TargetState {
    /// Not queued in this round yet.
    WAITING,
    /// In the queue, or being searched.
    QUEUED,
    /// Tried in this round, and still open.
    TRIED,
    /// Proved.
    SETTLED,
    /// Set aside, because proofs contradict each other.
    ASIDE
}
