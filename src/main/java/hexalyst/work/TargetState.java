package hexalyst.work;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Map;

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
    ASIDE;

    /// Changes the states of positions of a campaign that are in this one; the others stay as they are. To be settled
    /// twice would be a fault, and is counted.
    ///
    /// @param states the new ones by the number of the position
    void change(Connection connection, long campaign, Map<Integer, TargetState> states) throws SQLException {
        try (PreparedStatement update =
                connection.prepareStatement("UPDATE target SET state = ?, settlements = settlements + ?"
                        + " WHERE campaign = ? AND number = ? AND state = " + ordinal())) {
            for (Map.Entry<Integer, TargetState> each : states.entrySet()) {
                update.setInt(1, each.getValue().ordinal());
                update.setInt(2, each.getValue() == SETTLED ? 1 : 0);
                update.setLong(3, campaign);
                update.setInt(4, each.getKey());
                update.addBatch();
            }
            update.executeBatch();
        }
    }
}
