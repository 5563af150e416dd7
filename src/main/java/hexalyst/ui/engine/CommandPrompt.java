package hexalyst.ui.engine;

import java.util.Optional;

/// Asks the user for the command line of an external engine.
@FunctionalInterface
public interface CommandPrompt {
    /// Asks for a command line.
    ///
    /// @param now the current command line; empty if there is none
    /// @return the new one, an empty text for no engine; empty if the user cancelled
    Optional<String> engineCommand(String now);
}
