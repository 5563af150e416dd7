package hexalyst.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Supplier;

/// The texts of one package that people read, in the current language (`Locale.getDefault()`) at their creation:
/// German, or English for every other. Use [#in] for output in another language.
public final class Texts {
    private static final String MINUS = "−";

    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private static final ScopedValue<Locale> LANGUAGE = ScopedValue.newInstance();

    private final ResourceBundle bundle;
    /// The fallback for keys that are not in the bundle.
    private final ResourceBundle others;

    private Texts(ResourceBundle bundle, ResourceBundle others) {
        this.bundle = bundle;
        this.others = others;
    }

    /// The texts of a class's package.
    public static Texts of(Class<?> user) {
        return of(user, user);
    }

    /// The texts of a class's package, with those of another class's package as a fallback.
    public static Texts of(Class<?> user, Class<?> other) {
        return new Texts(bundle(user), bundle(other));
    }

    private static ResourceBundle bundle(Class<?> user) {
        String name = user.getPackageName() + ".Texts";
        return ResourceBundle.getBundle(name, language(), user.getClassLoader(), NO_FALLBACK);
    }

    /// A long text beside a class, in its file: `name_de.txt` for German, `name.txt` for English and every other
    /// language. Empty if there is none.
    public static Optional<String> file(Class<?> user, String name) {
        Optional<String> own = read(user, name + '_' + language().getLanguage() + ".txt");
        return own.isPresent() ? own : read(user, name + ".txt");
    }

    /// A file beside a class that is the same in every language, such as `lesson.hgn`. Empty if there is none.
    public static Optional<String> data(Class<?> user, String file) {
        return read(user, file);
    }

    private static Optional<String> read(Class<?> user, String file) {
        try (InputStream in = user.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The current language of texts.
    public static Locale language() {
        return LANGUAGE.orElse(Locale.getDefault());
    }

    /// Runs `making` with texts in this language, including those from games and other packages.
    public static <T> T in(Locale language, Supplier<T> making) {
        return ScopedValue.where(LANGUAGE, language).call(making::get);
    }

    /// A text as in the bundle.
    ///
    /// @throws java.util.MissingResourceException if there is none of that name
    public String get(String key) {
        return with(key).getString(key);
    }

    /// A text with `{0}`, `{1}`, ... filled in, as [java.text.MessageFormat] does: an apostrophe is written twice.
    /// Whatever depends on a number is written as [Plural] says.
    ///
    /// @throws java.util.MissingResourceException if there is none of that name
    public String get(String key, Object... values) {
        MessageFormat format = Plural.format(get(key), with(key).getLocale());
        Format[] formats = format.getFormatsByArgumentIndex();
        Object[] given = values.clone();
        for (int i = 0; i < Math.min(given.length, formats.length); i++) {
            if (formats[i] == null && given[i] instanceof Integer number && number < 0) {
                given[i] = MINUS + NumberFormat.getInstance(format.getLocale()).format(-(long) number);
            }
        }
        return format.format(given);
    }

    /// A number as text, with the sign that belongs to it instead of a hyphen.
    public static String number(String digits) {
        return digits.replaceFirst("^-(?=\\d)", MINUS);
    }

    private ResourceBundle with(String key) {
        return bundle.containsKey(key) ? bundle : others;
    }
}
