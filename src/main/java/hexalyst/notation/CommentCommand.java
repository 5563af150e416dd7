package hexalyst.notation;

/// A command in a comment: `[%name value]`.
///
/// @param name its name
/// @param value the rest, without escapes; may be empty
record CommentCommand(String name, String value) {}
