package hexalyst.ui.handover;

import hexalyst.files.OwnFiles;
import hexalyst.ui.fx.FxThread;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The window that receives the files of later starts. It holds a lock while it is open. The system releases the lock
/// even if the program is killed, so whoever gets the lock knows that an existing socket is stale.
public final class FirstWindow implements AutoCloseable {
    /// The reply to a start whose files were accepted.
    static final int TAKEN = 1;

    private final MeetingPlace place;
    private final FileChannel lock;
    private final ServerSocketChannel server;

    private FirstWindow(MeetingPlace place, FileChannel lock, ServerSocketChannel server) {
        this.place = place;
        this.lock = lock;
        this.server = server;
    }

    /// Listens for later starts, unless another window does or the system does not support such sockets; then the
    /// result is empty.
    ///
    /// @param later brings the files to the JavaFX thread, where the reply is given, so that a window that hangs does
    ///   not reply
    /// @param taker receives the files of a later start, perhaps none
    public static Optional<FirstWindow> listen(MeetingPlace place, FxThread later, Consumer<List<Path>> taker) {
        try {
            FileChannel lock = locked(place);
            return lock == null ? Optional.empty() : listen(place, lock, later, taker);
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /// Listens, once the lock is held. Releases the lock if the system does not support such sockets.
    static Optional<FirstWindow> listen(
            MeetingPlace place, FileChannel lock, FxThread later, Consumer<List<Path>> taker) {
        try {
            try {
                FirstWindow first = new FirstWindow(place, lock, bound(place));
                Thread.ofPlatform().daemon().name("hexalyst-first-window").start(() -> first.serve(later, taker));
                return Optional.of(first);
            } catch (IOException | UnsupportedOperationException none) {
                lock.close();
                return Optional.empty();
            }
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /// Takes the lock.
    ///
    /// @return the channel that holds it; null if another window has it
    /// @throws IOException if locks do not work
    static @Nullable FileChannel locked(MeetingPlace place) throws IOException {
        FileChannel channel = OwnFiles.open(place.lock());
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException ours) {
            // Another window in this process.
            channel.close();
            return null;
        }
        channel.close();
        return null;
    }

    private static ServerSocketChannel bound(MeetingPlace place) throws IOException {
        Files.deleteIfExists(place.socket());
        ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            server.bind(place.address());
            // Ask the file system, not the folder's disk: the latter needs a mount table, which a bare root does not
            // have.
            if (place.folder().getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(place.socket(), PosixFilePermissions.fromString("rw-------"));
            }
            return server;
        } catch (IOException unable) {
            server.close();
            throw unable;
        }
    }

    private void serve(FxThread later, Consumer<List<Path>> taker) {
        while (server.isOpen()) {
            try {
                SocketChannel guest = server.accept();
                // A client that sends nothing must not block the next one.
                Thread.ofVirtual().start(() -> hear(guest, later, taker));
            } catch (ClosedChannelException end) {
                return;
            } catch (IOException lost) {
                // This client is gone; go on with the next one.
            }
        }
    }

    private static void hear(SocketChannel guest, FxThread later, Consumer<List<Path>> taker) {
        try {
            FileList said = FileList.read(Channels.newInputStream(guest));
            later.run(() -> {
                if (answered(guest)) {
                    taker.accept(said.files());
                }
            });
        } catch (IOException nonsense) {
            hangUp(guest);
        }
    }

    /// Sends the reply. False if the client did not wait and has opened its files itself.
    private static boolean answered(SocketChannel guest) {
        try (guest) {
            return guest.write(ByteBuffer.wrap(new byte[] {TAKEN})) == 1;
        } catch (IOException gone) {
            return false;
        }
    }

    private static void hangUp(SocketChannel guest) {
        try {
            guest.close();
        } catch (IOException gone) {
            // The client has already closed the connection.
            return;
        }
    }

    /// Stops listening.
    @Override
    public void close() {
        try {
            server.close();
            Files.deleteIfExists(place.socket());
            lock.close();
        } catch (IOException left) {
            // The next window deletes what is left.
            return;
        }
    }
}
