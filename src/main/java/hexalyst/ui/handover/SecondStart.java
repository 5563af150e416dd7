package hexalyst.ui.handover;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.nio.channels.Channels;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A start of the program that looks for a window that is open already.
public final class SecondStart {
    /// How long to wait for the window's answer.
    public static final Duration PATIENCE = Duration.ofSeconds(1);

    private SecondStart() {}

    /// Hands files to the window that is open.
    ///
    /// @param files what to open; none to have the window come to the front only
    /// @param patience how long it may take to answer
    /// @return true if it took them; false if there is no window, or none that answers: then it takes nothing later
    ///     either
    public static boolean handOver(MeetingPlace place, List<Path> files, Duration patience) {
        if (!Files.exists(place.socket())) {
            return false;
        }
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            Thread.ofPlatform().daemon().name("hexalyst-second-start").start(() -> {
                try {
                    channel.connect(place.address());
                    new FileList(files).write(Channels.newOutputStream(channel));
                    answer.complete(Channels.newInputStream(channel).read() == FirstWindow.TAKEN);
                } catch (IOException nobody) {
                    answer.complete(false);
                }
            });
            return inTime(answer, patience, channel);
        } catch (IOException | UnsupportedOperationException | NotYetConnectedException | ExecutionException nobody) {
            return false;
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// The answer, or no if it takes too long. Closing alone does not tell the window so at once: that waits until the
    /// thread that reads has noticed.
    private static boolean inTime(CompletableFuture<Boolean> answer, Duration patience, SocketChannel channel)
            throws IOException, InterruptedException, ExecutionException {
        try {
            return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException silence) {
            channel.shutdownInput();
            return false;
        }
    }
}
