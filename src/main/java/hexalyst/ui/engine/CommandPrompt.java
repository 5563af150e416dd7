package hexalyst.ui.engine;

import java.util.Optional;

/// Asks the user for the command line of an external engine.
@FunctionalInterface
public interface CommandPrompt {
    /// Asks.
    ///
    /// @param now the command line so far; empty if there is none
    /// @return the new one, empty text for no engine; nothing if the user thought better of it
    Optional<String> engineCommand(String now);
}
