package hexalyst.ui.handover;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The message of a second start: a number that identifies the protocol, the number of files, and their absolute paths.
///
/// @param files the files to open; none only to bring the window to the front
record FileList(List<Path> files) {
    /// The number of this protocol. A version with a different message uses a different number.
    private static final int KNOWN = 0x48585931;

    private static final int MOST = 1_000;

    FileList {
        files = List.copyOf(files);
    }

    void write(OutputStream to) throws IOException {
        DataOutputStream out = new DataOutputStream(to);
        out.writeInt(KNOWN);
        out.writeInt(files.size());
        for (Path file : files) {
            out.writeUTF(file.toAbsolutePath().toString());
        }
        out.flush();
    }

    /// @throws IOException if this is not such a message
    static FileList read(InputStream from) throws IOException {
        DataInputStream in = new DataInputStream(from);
        int known = in.readInt();
        int count = in.readInt();
        if (known != KNOWN || count < 0 || count > MOST) {
            throw new IOException("this is not another start of the program");
        }
        List<Path> files = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            try {
                files.add(Path.of(in.readUTF()));
            } catch (InvalidPathException wrong) {
                throw new IOException("this is not a file name", wrong);
            }
        }
        return new FileList(files);
    }
}
