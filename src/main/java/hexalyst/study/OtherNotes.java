package hexalyst.study;

/// What happens to the comments, glyphs and variations of an added game that a library already has with others.
public enum OtherNotes {
    /// The library keeps its own; the others are only counted.
    KEEP,
    /// Both are kept.
    MERGE,
    /// Those of the added game take their place.
    REPLACE
}
