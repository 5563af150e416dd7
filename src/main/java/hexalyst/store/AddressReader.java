package hexalyst.store;

import hexalyst.text.Texts;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// Reads where a store is, and repeats no secret that was written there by mistake.
final class AddressReader {
    private static final String HOST = "(\\[[^]/?@]*]|[^]\\[/?:@,]*)(:[0-9]{1,5})?";
    private static final Pattern SERVER = Pattern.compile("jdbc:postgresql://" + HOST + "(," + HOST + ")*(?=[/?]|$)");
    private static final Pattern DATABASE = Pattern.compile(SERVER.pattern() + "/[^?]");

    /// A parameter; a user before the host, where a password may have any characters; and the same in the addresses
    /// of other databases. A user as a parameter may have an at sign.
    private static final List<Pattern> SECRETS = List.of(
            Pattern.compile("[?&;](ssl)?password=", Pattern.CASE_INSENSITIVE),
            Pattern.compile("//[^?]*@"),
            Pattern.compile("//[^/?@:\\[]*:(?![0-9]+([,/?]|$))[^@]*@"),
            Pattern.compile("^jdbc:(?!postgresql://).*@"));

    /// The parameters that an address may have. Others of the driver load classes or files that are named there.
    private static final List<String> ALLOWED = List.of(
            "user",
            "ssl",
            "sslmode",
            "sslrootcert",
            "sslcert",
            "sslkey",
            "currentSchema",
            "ApplicationName",
            "connectTimeout",
            "loginTimeout",
            "socketTimeout",
            "tcpKeepAlive",
            "targetServerType");

    private AddressReader() {}

    private static List<String> parameters(String text) {
        int from = text.indexOf('?');
        return from < 0 ? List.of() : List.of(text.substring(from + 1).split("&", -1));
    }

    /// What [StoreAddress#of] promises.
    static StoreAddress read(String text) throws IOException {
        if (!text.startsWith("jdbc:") && !text.contains("://")) {
            try {
                return new StoreAddress.OfFile(Path.of(text));
            } catch (InvalidPathException e) {
                throw new IOException(text + ": " + e.getReason(), e);
            }
        }
        Texts texts = Texts.of(AddressReader.class);
        if (SECRETS.stream().anyMatch(secret -> secret.matcher(text).find())) {
            throw new IOException(texts.get("password.shown"));
        }
        if (!SERVER.matcher(text).lookingAt()) {
            // What follows may be a secret, too.
            throw new IOException(texts.get("address", text.replaceFirst("[?;].*", "")));
        }
        if (!DATABASE.matcher(text).lookingAt()) {
            throw new IOException(texts.get("address.database", text.replaceFirst("[/?]*(\\?.*)?$", "")));
        }
        for (String parameter : parameters(text)) {
            String name = parameter.replaceFirst("=.*", "");
            if (!ALLOWED.contains(name)) {
                throw new IOException(texts.get("address.parameter", name, String.join(", ", ALLOWED)));
            }
        }
        return new StoreAddress.OfServer(text);
    }
}
