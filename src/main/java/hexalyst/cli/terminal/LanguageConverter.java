package hexalyst.cli.terminal;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads the language of texts written to a file: `en` or `de`.
public final class LanguageConverter implements ITypeConverter<Locale> {
    private static final List<String> LANGUAGES = List.of("en", "de");

    @Override
    public Locale convert(String code) {
        if (!LANGUAGES.contains(code)) {
            throw new TypeConversionException("en or de was expected, not " + code);
        }
        return Locale.of(code);
    }
}
