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

/// A start of the program that looks for an open window.
public final class SecondStart {
    /// How long to wait for the window's reply.
    public static final Duration PATIENCE = Duration.ofSeconds(1);

    private SecondStart() {}

    /// Hands files to the open window.
    ///
    /// @param files what to open; none only to bring the window to the front
    /// @param patience how long to wait for a reply
    /// @return true if it accepted them; false if there is no window or it does not reply, in which case it will not
    ///   open them later either
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

    /// The reply, or false after the timeout. Shutting down the input notifies the window at once; closing the channel
    /// would wait for the thread that reads.
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
