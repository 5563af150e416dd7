package hexalyst.notation;

/// What stands in a comment as `[%name value]`.
///
/// @param name its name
/// @param value the rest, without escapes; may be empty
record CommentCommand(String name, String value) {}
