package hexalyst.notation;

/// What stands in a comment as `[%name value]`.
///
/// @param name its name
/// @param value the rest, without escapes; may be empty
record Command(String name, String value) {}
