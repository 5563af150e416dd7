package hexalyst.ui.handover;

import hexalyst.ui.fx.Later;
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
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The window that takes the files of later starts. It holds a lock for as long as it is there, which the system
/// releases even when the program is killed: whoever gets the lock knows that a socket left behind is nobody's.
public final class FirstWindow implements AutoCloseable {
    /// The answer to a start whose files were taken.
    static final int TAKEN = 1;

    private final MeetingPlace place;
    private final FileChannel lock;
    private final ServerSocketChannel server;

    private FirstWindow(MeetingPlace place, FileChannel lock, ServerSocketChannel server) {
        this.place = place;
        this.lock = lock;
        this.server = server;
    }

    /// Listens for later starts, unless another window does or the system has no such sockets: then this window lives
    /// without.
    ///
    /// @param later brings the files to the JavaFX thread; the answer is given there, so that a window that hangs gives
    ///     none
    /// @param taker gets the files of a later start, perhaps none
    public static Optional<FirstWindow> listen(MeetingPlace place, Later later, Consumer<List<Path>> taker) {
        try {
            FileChannel lock = locked(place);
            return lock == null ? Optional.empty() : listen(place, lock, later, taker);
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /// Listens, once the lock is held; lets go of it if the system has no such sockets.
    static Optional<FirstWindow> listen(MeetingPlace place, FileChannel lock, Later later, Consumer<List<Path>> taker) {
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
    /// @return what holds it; null if another window has it
    /// @throws IOException if there can be no lock
    static @Nullable FileChannel locked(MeetingPlace place) throws IOException {
        Files.createDirectories(place.folder());
        FileChannel channel = FileChannel.open(place.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException ours) {
            // Another window of this very program.
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
            // Asked of the file system, not of the folder's disk: that needs a mount table, which a bare root has not.
            if (place.folder().getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(place.socket(), PosixFilePermissions.fromString("rw-------"));
            }
            return server;
        } catch (IOException unable) {
            server.close();
            throw unable;
        }
    }

    private void serve(Later later, Consumer<List<Path>> taker) {
        while (server.isOpen()) {
            try {
                SocketChannel guest = server.accept();
                // A guest that says nothing must not keep the next one waiting.
                Thread.ofVirtual().start(() -> hear(guest, later, taker));
            } catch (ClosedChannelException end) {
                return;
            } catch (IOException lost) {
                // That guest is gone; the next one may do better.
            }
        }
    }

    private static void hear(SocketChannel guest, Later later, Consumer<List<Path>> taker) {
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

    /// False if the guest did not wait: it has opened its files itself.
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
            // It has hung up itself.
            return;
        }
    }

    /// Listens no more.
    @Override
    public void close() {
        try {
            server.close();
            Files.deleteIfExists(place.socket());
            lock.close();
        } catch (IOException left) {
            // The next window clears away what is left.
            return;
        }
    }
}
