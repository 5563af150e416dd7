package hexalyst.notation.source;

/// A command in a comment: `[%name value]`.
///
/// @param name its name
/// @param value the rest, without escapes; may be empty
public record CommentCommand(String name, String value) {}
