package hexalyst.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The texts of one package that people read, in the language that the program was started in (`Locale.getDefault()`):
/// German, or English for every other.
public final class Texts {
    private static final ResourceBundle.Control NO_FALLBACK =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final ResourceBundle bundle;

    private Texts(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /// The texts of a class's package.
    public static Texts of(Class<?> user) {
        return of(user, Locale.getDefault());
    }

    /// The texts of a class's package in a language that is not the program's own, such as for what is written to a
    /// file.
    public static Texts of(Class<?> user, Locale language) {
        String name = user.getPackageName() + ".Texts";
        return new Texts(ResourceBundle.getBundle(name, language, user.getClassLoader(), NO_FALLBACK));
    }

    /// A text as it stands in the bundle.
    ///
    /// @throws java.util.MissingResourceException if there is none of that name
    public String get(String key) {
        return bundle.getString(key);
    }

    /// A text with `{0}`, `{1}`, ... filled in, as [MessageFormat] does: an apostrophe is written twice.
    ///
    /// @throws java.util.MissingResourceException if there is none of that name
    public String get(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), bundle.getLocale()).format(values);
    }
}
