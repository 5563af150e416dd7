package hexalyst.work;

import hexalyst.analysis.job.Finding;
import hexalyst.analysis.results.ResultStore;
import hexalyst.analysis.results.Spent;
import hexalyst.analysis.results.StoreKey;
import hexalyst.engine.Value;
import hexalyst.engine.strategy.ProofPiece;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// The proofs that workers keep with settled positions. What another user has settled is only claimed; here it becomes
/// one's own, after its proof was verified by the rules alone. Of many, a random share may be enough for the user: if
/// that share of an author's proofs holds, the others are believed. Not thread-safe.
final class Certificates {
    private final ResultStore results;
    private final int percent;
    private final BooleanSupplier goesOn;
    private final Consumer<String> told;
    private final Random random = new Random();
    private final Set<Long> liars = new HashSet<>();

    /// @param percent how many of the proofs of an author to verify, 1 to 100; at least one is
    /// @param goesOn false to end a verification
    /// @param told receives a line for each proof that fails
    Certificates(ResultStore results, int percent, BooleanSupplier goesOn, Consumer<String> told) {
        this.results = results;
        this.percent = percent;
        this.goesOn = goesOn;
        this.told = told;
    }

    /// The user's own proof of a position, or of a mirror image of it; empty if there is none that holds.
    Optional<ProofPiece> own(Position position) throws SQLException, IOException {
        Optional<byte[]> file = proof(StoreKey.of(position), results.author());
        if (file.isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in = new ByteArrayInputStream(file.get())) {
            ProofHeader header = ProofHeader.read(in);
            Position root = Job.position(header.game(), header.edition(), header.root());
            return isSame(root, position)
                            && new Verifier((walked, replies) -> goesOn.getAsBoolean()).verify(header, root, in)
                                    instanceof CheckResult.Verified
                    ? Optional.of(new ProofPiece(root, file.get()))
                    : Optional.empty();
        } catch (BrokenProofException | IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }

    /// Takes over results that others have proved. One that contradicts one's own proof is taken over only after its
    /// proof was verified; then both are set aside.
    ///
    /// @param positions the positions that matter
    void adopt(Map<StoreKey, Position> positions) throws SQLException {
        Map<Long, List<StoreKey>> byAuthor = new TreeMap<>();
        for (StoreKey key : results.contested(List.copyOf(positions.keySet()))) {
            for (long author : authors(key)) {
                byAuthor.computeIfAbsent(author, none -> new ArrayList<>()).add(key);
            }
        }
        for (Map.Entry<Long, List<StoreKey>> theirs : byAuthor.entrySet()) {
            long author = theirs.getKey();
            List<StoreKey> keys = theirs.getValue();
            Collections.shuffle(keys, random);
            int share = Math.ceilDiv(keys.size() * percent, SharedCampaign.ALL_PROOFS);
            boolean holds = true;
            for (int i = 0; i < keys.size() && goesOn.getAsBoolean() && !liars.contains(author); i++) {
                StoreKey key = keys.get(i);
                if (results.contested(List.of(key)).isEmpty()) {
                    continue;
                }
                if (i < share || results.isSettled(key)) {
                    holds &= verify(key, Objects.requireNonNull(positions.get(key)), author);
                } else if (holds) {
                    Optional<Finding.Proved> claim = results.claim(key, author);
                    if (claim.isPresent()) {
                        results.put(Objects.requireNonNull(positions.get(key)), claim.get(), List.of(), Spent.NOTHING);
                    }
                }
            }
        }
    }

    private List<Long> authors(StoreKey key) throws SQLException {
        return results.database().run(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT author FROM certificate WHERE edition = ? AND high = ? AND low = ? AND author <> ?")) {
                set(query, key, results.author());
                List<Long> all = new ArrayList<>();
                try (ResultSet row = query.executeQuery()) {
                    while (row.next()) {
                        all.add(row.getLong(1));
                    }
                }
                return all;
            }
        });
    }

    private Optional<byte[]> proof(StoreKey key, long author) throws SQLException {
        return results.database().run(connection -> {
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT proof FROM certificate WHERE edition = ? AND high = ? AND low = ? AND author = ?")) {
                set(query, key, author);
                try (ResultSet row = query.executeQuery()) {
                    return row.next() ? Optional.of(row.getBytes(1)) : Optional.empty();
                }
            }
        });
    }

    private static void set(PreparedStatement query, StoreKey key, long author) throws SQLException {
        query.setLong(1, key.editionId());
        query.setLong(2, key.key().high());
        query.setLong(3, key.key().low());
        query.setLong(4, author);
    }

    /// Compares what the positions consist of, not only their keys.
    private static boolean isSame(Position root, Position position) {
        return root.canonicalContent().equals(position.canonicalContent());
    }

    /// Verifies a proof and stores what it proves; returns true if it holds.
    private boolean verify(StoreKey key, Position position, long author) throws SQLException {
        byte[] proof = proof(key, author).orElse(new byte[0]);
        try (InputStream in = new ByteArrayInputStream(proof)) {
            ProofHeader header = ProofHeader.read(in);
            Position root = Job.position(header.game(), header.edition(), header.root());
            if (!isSame(root, position)) {
                throw new BrokenProofException("it is of another position");
            }
            Value value = Value.of(header.claim());
            return switch (new Verifier((walked, replies) -> goesOn.getAsBoolean()).verify(header, root, in)) {
                case CheckResult.Verified verified -> {
                    results.put(position, new Finding.Proved(value, verified.plies()), List.of(), Spent.NOTHING);
                    yield true;
                }
                case CheckResult.Rejected rejected -> reject(position, author, rejected.why(), rejected.faulty());
                case CheckResult.Stopped stopped -> false;
            };
        } catch (BrokenProofException broken) {
            return reject(position, author, broken.why(), broken.faulty());
        } catch (IllegalArgumentException unknown) {
            return reject(position, author, String.valueOf(unknown.getMessage()), false);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private boolean reject(Position position, long author, String why, boolean faulty) {
        if (faulty) {
            liars.add(author);
        }
        String text = faulty ? "proof.fails" : "proof.unchecked";
        told.accept(Texts.of(Certificates.class).get(text, PositionText.format(position), why));
        return false;
    }
}
