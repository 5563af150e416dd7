package hexalyst.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The schema of the JSON form in the guide holds for what the program writes. Checks the words of JSON Schema that the
/// schema uses; any other fails.
final class JsonSchemaTest {
    private static final JsonMapper JSON = new JsonMapper();

    private static JsonNode schema(String language) throws IOException {
        String page = Files.readString(Path.of("src/docs/guide", language, "formats.md"));
        int from = page.indexOf("```\n{\"$schema\"");
        assertTrue(from > 0, language);
        return JSON.readTree(page.substring(from + 4, page.indexOf("\n```", from)));
    }

    private static List<String> problems(JsonNode root, JsonNode value) {
        List<String> problems = new ArrayList<>();
        check(root, root, value, "$", problems);
        return problems;
    }

    private static void check(JsonNode root, JsonNode schema, JsonNode value, String at, List<String> problems) {
        for (Map.Entry<String, JsonNode> rule : schema.properties()) {
            JsonNode wanted = rule.getValue();
            boolean good = switch (rule.getKey()) {
                case "$schema", "title", "$defs" -> true;
                case "$ref" -> {
                    String name = wanted.stringValue().replace("#/$defs/", "");
                    check(root, root.get("$defs").get(name), value, at, problems);
                    yield true;
                }
                case "type" ->
                    switch (wanted.stringValue()) {
                        case "object" -> value.isObject();
                        case "array" -> value.isArray();
                        case "string" -> value.isString();
                        case "integer" -> value.isIntegralNumber();
                        case "number" -> value.isNumber();
                        default -> false;
                    };
                case "const" -> wanted.equals(value);
                case "enum" -> wanted.valueStream().anyMatch(value::equals);
                case "minimum" -> value.doubleValue() >= wanted.doubleValue();
                case "maximum" -> value.doubleValue() <= wanted.doubleValue();
                case "minProperties" -> value.size() >= wanted.intValue();
                case "required" -> wanted.valueStream().allMatch(name -> value.has(name.stringValue()));
                case "items" -> {
                    value.forEach(item -> check(root, wanted, item, at + "[]", problems));
                    yield true;
                }
                case "properties" -> {
                    value.properties()
                            .forEach(entry -> Optional.ofNullable(wanted.get(entry.getKey()))
                                    .ifPresent(one ->
                                            check(root, one, entry.getValue(), at + "." + entry.getKey(), problems)));
                    yield true;
                }
                case "additionalProperties" -> {
                    if (wanted.isObject()) {
                        value.forEach(item -> check(root, wanted, item, at + ".*", problems));
                        yield true;
                    }
                    JsonNode known = schema.get("properties");
                    yield value.properties().stream().allMatch(entry -> known.has(entry.getKey()));
                }
                default -> false;
            };
            if (!good) {
                problems.add(at + ": " + rule.getKey());
            }
        }
    }

    @Test
    void whatIsWrittenIsAsTheGuideSays() throws IOException {
        JsonNode schema = schema("en");
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.list(Path.of("sample-games"))) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".hgn")).toList()) {
                texts.add(JsonWriter.write(
                        new GameFiles(GameLookup.standard()).read(file).games()));
            }
        }
        assertTrue(texts.size() > 20);
        for (int i = 0; i < 60; i++) {
            texts.add(JsonWriter.write(List.of(new RandomTrees(i).tree(30))));
        }
        for (String text : texts) {
            assertEquals(List.of(), problems(schema, JSON.readTree(text)), text);
        }
    }

    @Test
    void bothLanguagesHaveTheSameSchemaAndItRefusesWhatTheReaderRefuses() throws IOException {
        assertEquals(schema("en"), schema("de"));
        for (String wrong : List.of(
                "{\"format\":\"other\",\"schema\":1,\"games\":[]}",
                "{\"format\":\"hexalyst\",\"schema\":2,\"games\":[]}",
                "{\"format\":\"hexalyst\",\"schema\":1,\"games\":[{\"game\":\"manalath\",\"edition\":\"designer\",\"nodes\":"
                        + "[{\"id\":0,\"notes\":[{\"loss\":\"white\"}]}]}]}",
                "{\"format\":\"hexalyst\",\"schema\":1,\"games\":[{\"game\":\"manalath\",\"edition\":\"designer\",\"nodes\":"
                        + "[{\"id\":0,\"glyphs\":[256]}]}]}")) {
            assertFalse(problems(schema("en"), JSON.readTree(wrong)).isEmpty(), wrong);
            assertFalse(
                    new JsonReader(GameLookup.standard()).read(wrong).problems().isEmpty(), wrong);
        }
    }
}
