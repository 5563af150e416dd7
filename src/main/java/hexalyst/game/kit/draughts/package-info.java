/// Games in which men must be captured where they can, and as many as possible: [CaptureBoard], and [DraughtsBoard]
/// where men become kings. Captures are found by [LongestCapture] and written by [PathCodec]. No class here knows a
/// game. Depends on `board`, `game` and `game.kit`.
///
/// Read first: [CaptureBoard], then [LongestCapture].
@NullMarked
package hexalyst.game.kit.draughts;

import org.jspecify.annotations.NullMarked;
