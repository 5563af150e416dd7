package hexalyst.work;

import hexalyst.analysis.Finding;
import hexalyst.analysis.ResultStore;
import hexalyst.analysis.Spent;
import hexalyst.analysis.StoreKey;
import hexalyst.engine.ProofPiece;
import hexalyst.engine.Value;
import hexalyst.engine.verify.BrokenProofException;
import hexalyst.engine.verify.CheckResult;
import hexalyst.engine.verify.ProofHeader;
import hexalyst.engine.verify.Verifier;
import hexalyst.game.Position;
import hexalyst.notation.PositionText;
import hexalyst.text.Texts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// The proofs that workers keep with settled positions. What another user has settled is only claimed; here it becomes
/// one's own, after its proof was verified by the rules alone. Of many, a random share may be enough for the user: then
/// the rest of an author is believed as long as none of his proofs has failed. Confined to one thread.
final class Certificates {
    private final ResultStore results;
    private final int percent;
    private final Consumer<String> told;
    private final RandomGenerator random = RandomGenerator.getDefault();
    private final Set<Long> liars = new HashSet<>();

    /// @param percent how many of the proofs of others to verify, 1 to 100
    /// @param told receives a line for each proof that fails
    Certificates(ResultStore results, int percent, Consumer<String> told) {
        this.results = results;
        this.percent = percent;
        this.told = told;
    }

    /// Keeps the proof of a position.
    static void keep(ResultStore results, StoreKey key, byte[] proof) throws SQLException {
        results.database().run(connection -> {
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO certificate VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING")) {
                insert.setLong(1, key.editionId());
                insert.setLong(2, key.key().high());
                insert.setLong(3, key.key().low());
                insert.setLong(4, results.author());
                insert.setBytes(5, proof);
                return insert.executeUpdate();
            }
        });
    }

    /// The user's own proof of a position, or of a mirror image of it.
    Optional<ProofPiece> own(StoreKey key) throws SQLException, IOException {
        byte[] file = proofs(key, "=").get(results.author());
        if (file == null) {
            return Optional.empty();
        }
        try (InputStream in = new ByteArrayInputStream(file)) {
            ProofHeader header = ProofHeader.read(in);
            return Optional.of(new ProofPiece(Job.position(header.game(), header.edition(), header.root()), file));
        } catch (BrokenProofException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    /// Takes over what others have settled with a proof.
    ///
    /// @param positions the positions that matter
    void adopt(Map<StoreKey, Position> positions) throws SQLException {
        List<StoreKey> keys = List.copyOf(positions.keySet());
        Set<StoreKey> claimed = results.claims(keys).keySet();
        for (StoreKey key : claimed) {
            for (Map.Entry<Long, byte[]> kept : proofs(key, "<>").entrySet()) {
                if (!results.isSettled(key) && !liars.contains(kept.getKey())) {
                    adopt(key, Objects.requireNonNull(positions.get(key)), kept.getKey(), kept.getValue());
                }
            }
        }
    }

    /// The proofs by the user or, with the other comparison, by others, by author.
    private Map<Long, byte[]> proofs(StoreKey key, String comparison) throws SQLException {
        return results.database().run(connection -> {
            Map<Long, byte[]> all = new LinkedHashMap<>();
            try (PreparedStatement query = connection.prepareStatement("SELECT author, proof FROM certificate WHERE"
                    + " edition = ? AND high = ? AND low = ? AND author " + comparison + " ?")) {
                query.setLong(1, key.editionId());
                query.setLong(2, key.key().high());
                query.setLong(3, key.key().low());
                query.setLong(4, results.author());
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        all.put(row.getLong(1), row.getBytes(2));
                    }
                }
            }
            return all;
        });
    }

    private void adopt(StoreKey key, Position position, long author, byte[] proof) {
        try (InputStream in = new ByteArrayInputStream(proof)) {
            ProofHeader header = ProofHeader.read(in);
            Position root = Job.position(header.game(), header.edition(), header.root());
            if (!StoreKey.of(root).equals(key)) {
                throw new BrokenProofException("it is of another position");
            }
            Value value = switch (header.claim()) {
                case WIN -> Value.WIN;
                case LOSS -> Value.LOSS;
                case DRAW -> Value.DRAW;
            };
            if (random.nextInt(100) >= percent) {
                results.claim(position)
                        .filter(claim -> claim.value() == value)
                        .ifPresent(claim -> results.put(position, claim, List.of(), Spent.NOTHING));
                return;
            }
            switch (new Verifier((walked, replies) -> true).verify(header, root, in)) {
                case CheckResult.Verified verified ->
                    results.put(position, new Finding.Proved(value, verified.plies()), List.of(), Spent.NOTHING);
                case CheckResult.Rejected rejected -> throw new BrokenProofException(rejected.why());
                case CheckResult.Stopped stopped -> {}
            }
        } catch (BrokenProofException | IllegalArgumentException wrong) {
            liars.add(author);
            String why =
                    wrong instanceof BrokenProofException broken ? broken.why() : String.valueOf(wrong.getMessage());
            told.accept(Texts.of(Certificates.class).get("proof.fails", PositionText.format(position), why));
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
