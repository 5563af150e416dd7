package hexalyst;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.core.domain.properties.HasParameterTypes;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.Architectures;
import hexalyst.game.SearchBoard;
import hexalyst.turn.LineCodes;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/// The rules for dependencies between packages.
@AnalyzeClasses(packages = "hexalyst", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final DescribedPredicate<JavaClass> ARRAY =
            DescribedPredicate.describe("an array", JavaClass::isArray);

    /// What belongs to one game.
    private static final DescribedPredicate<JavaClass> A_GAME = JavaClass.Predicates.resideInAPackage(
                    "hexalyst.game.*..")
            .and(DescribedPredicate.not(JavaClass.Predicates.resideInAPackage("hexalyst.game.kit..")))
            .as("a game");

    @ArchTest
    static final ArchRule LAYERS = Architectures.layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("board")
            .definedBy("hexalyst.board")
            .layer("game")
            .definedBy("hexalyst.game")
            .layer("turn")
            .definedBy("hexalyst.turn")
            .layer("kit")
            .definedBy("hexalyst.game.kit..")
            .layer("games")
            .definedBy(A_GAME)
            .layer("record")
            .definedBy("hexalyst.record")
            .layer("notation")
            .definedBy("hexalyst.notation..")
            .layer("engine")
            .definedBy("hexalyst.engine..")
            .layer("analysis")
            .definedBy("hexalyst.analysis..")
            .layer("work")
            .definedBy("hexalyst.work")
            .layer("study")
            .definedBy("hexalyst.study..")
            .layer("export")
            .definedBy("hexalyst.export..")
            .layer("cli")
            .definedBy("hexalyst.cli..")
            .layer("ui")
            .definedBy("hexalyst.ui..")
            .layer("root")
            .definedBy("hexalyst")
            .whereLayer("root")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("ui")
            .mayOnlyBeAccessedByLayers("root")
            .whereLayer("cli")
            .mayOnlyBeAccessedByLayers("root")
            .whereLayer("work")
            .mayOnlyBeAccessedByLayers("cli", "ui", "root")
            .whereLayer("analysis")
            .mayOnlyBeAccessedByLayers("work", "cli", "ui", "root")
            .whereLayer("study")
            .mayOnlyBeAccessedByLayers("cli", "ui", "root")
            .whereLayer("export")
            .mayOnlyBeAccessedByLayers("cli", "ui", "root")
            .whereLayer("engine")
            .mayOnlyBeAccessedByLayers("analysis", "work", "study", "export", "cli", "ui", "root")
            .whereLayer("notation")
            .mayOnlyBeAccessedByLayers("analysis", "work", "study", "export", "cli", "ui", "root")
            .whereLayer("record")
            .mayOnlyBeAccessedByLayers("notation", "analysis", "study", "export", "cli", "ui", "root")
            .whereLayer("game")
            .mayOnlyBeAccessedByLayers(
                    "games",
                    "kit",
                    "turn",
                    "record",
                    "notation",
                    "engine",
                    "analysis",
                    "work",
                    "study",
                    "export",
                    "cli",
                    "ui",
                    "root")
            .whereLayer("kit")
            .mayOnlyBeAccessedByLayers("games")
            .whereLayer("turn")
            .mayOnlyBeAccessedByLayers(
                    "games", "record", "notation", "engine", "analysis", "work", "study", "export", "cli", "ui", "root")
            .whereLayer("games")
            .mayOnlyBeAccessedByLayers("game")
            .because("what is below can be understood, tested and changed without what is above; and a game plugs in"
                    + " without anybody but Games knowing it");

    @ArchTest
    static final ArchRule TEXTS_KNOW_NOBODY = noClasses()
            .that()
            .resideInAPackage("hexalyst.text")
            .should()
            .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("hexalyst..")
                    .and(DescribedPredicate.not(JavaClass.Predicates.resideInAPackage("hexalyst.text"))))
            .because("every package may use them");

    @ArchTest
    static final ArchRule FILES_KNOW_NOBODY = noClasses()
            .that()
            .resideInAPackage("hexalyst.files")
            .should()
            .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("hexalyst..")
                    .and(DescribedPredicate.not(JavaClass.Predicates.resideInAPackage("hexalyst.files"))))
            .because("every package may keep files");

    @ArchTest
    static final ArchRule STORES_KNOW_NO_GAME = noClasses()
            .that()
            .resideInAPackage("hexalyst.store")
            .should()
            .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("hexalyst..")
                    .and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(
                            "hexalyst.store", "hexalyst.text", "hexalyst.files"))))
            .because("a database is the same whatever is kept in it");

    @ArchTest
    static final ArchRule STORES_ONLY_WHERE_RESULTS_ARE = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "hexalyst.store",
                    "hexalyst.analysis..",
                    "hexalyst.study",
                    "hexalyst.work",
                    "hexalyst.cli..",
                    "hexalyst.ui..",
                    "hexalyst")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("hexalyst.store")
            .because("games and engines work without a database");

    @ArchTest
    static final ArchRule REPORTS_KNOW_NOBODY = noClasses()
            .that()
            .resideInAPackage("hexalyst.report")
            .should()
            .dependOnClassesThat(JavaClass.Predicates.resideInAPackage("hexalyst..")
                    .and(DescribedPredicate.not(
                            JavaClass.Predicates.resideInAnyPackage("hexalyst.report", "hexalyst.files"))))
            .because("what cannot see a game writes nothing of one into a report");

    @ArchTest
    static final ArchRule LOGGED_THROUGH_THE_SYSTEM = noClasses()
            .that()
            .resideOutsideOfPackage("hexalyst.report")
            .and()
            .doNotHaveFullyQualifiedName("hexalyst.App")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.logging")
            .because("one package knows where the log goes");

    @ArchTest
    static final ArchRule ONLY_GAMES_NAMES_A_GAME = noClasses()
            .that(DescribedPredicate.not(A_GAME))
            .and()
            .doNotHaveFullyQualifiedName("hexalyst.game.Games")
            .should()
            .dependOnClassesThat(A_GAME)
            .because("adding a game must change one line outside its package");

    @ArchTest
    static final ArchRule GAMES_APART = slices().matching("hexalyst.game.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(DescribedPredicate.alwaysTrue(), DescribedPredicate.not(A_GAME))
            .because("a game that knows another cannot be read, or removed, alone")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule ROOMS_IN_ONE_DIRECTION = slices().matching("hexalyst.(analysis|cli).(*)..")
            .should()
            .beFreeOfCycles()
            .because("rooms that need each other are one room");

    @ArchTest
    static final ArchRule FEATURES_IN_ONE_DIRECTION = slices().matching("hexalyst.ui.(*)..")
            .should()
            .beFreeOfCycles()
            .because("features that need each other are one feature, and none of them can be changed alone");

    @ArchTest
    static final ArchRule COMMANDS_APART = noClasses()
            .that()
            .resideInAPackage("hexalyst.cli..")
            .and()
            .doNotHaveSimpleName("HexalystCommand")
            .should()
            .dependOnClassesThat()
            .haveSimpleName("HexalystCommand")
            .because("the root lists the commands, and a command that knows the root knows them all");

    @ArchTest
    static final ArchRule EACH_NAME_ONCE = classes()
            .that()
            .areTopLevelClasses()
            .and()
            .doNotHaveSimpleName("package-info")
            .should(haveNamesOfTheirOwn())
            .because("who reads a name must not have to look for the package to know what it means");

    @ArchTest
    static final ArchRule PROOFS_ARE_CHECKED_BY_THE_RULES_ALONE = classes()
            .that()
            .resideInAPackage("hexalyst.engine.verify..")
            .should()
            .onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(
                            "hexalyst.engine.verify..", "hexalyst.game", "hexalyst.board", "java..", "org.jspecify..")
                    .or(JavaClass.Predicates.assignableTo(LineCodes.class))
                    .and(DescribedPredicate.not(JavaClass.Predicates.assignableTo(SearchBoard.class))))
            .because("a check that shares code with the search shares its faults");

    @ArchTest
    static final ArchRule JAVAFX_AT_THE_EDGE = noClasses()
            .that()
            .resideOutsideOfPackages("hexalyst.ui..", "hexalyst")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.controlsfx..", "javax.swing..")
            .because("everything but the window runs without a display");

    @ArchTest
    static final ArchRule DATABASES_ONLY_FOR_WHAT_IS_KEPT = noClasses()
            .that()
            .resideOutsideOfPackages("hexalyst.study..", "hexalyst.store..", "hexalyst.analysis..", "hexalyst.work")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "org.sqlite..")
            .because("who keeps something in a database knows its tables, and nobody else");

    @ArchTest
    static final ArchRule PIXELS_ONLY_FOR_PICTURES = noClasses()
            .that()
            .resideOutsideOfPackages("hexalyst.export..", "hexalyst.ui..", "hexalyst")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.imageio..", "org.apache.pdfbox..")
            .because("pictures and documents are made in one place; Java2D needs no display for them");

    @ArchTest
    static final ArchRule NO_MOUNT_TABLE = noClasses()
            .should()
            .callMethod(Files.class, "getFileStore", Path.class)
            .because("a bare root has no mount table, and there it throws");

    @ArchTest
    static final ArchRule NO_NETWORK = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.net\\.(.*Socket|Inet.*|URLConnection|.*URLConnection|http\\..*)"
                    + "|java\\.net\\.(URLClassLoader|CookieHandler|ProxySelector)|javax\\.net\\..*")
            .orShould()
            .callMethod(URL.class, "openStream")
            .orShould()
            .callMethod(URL.class, "openConnection")
            .orShould()
            .callMethod(URL.class, "getContent")
            .because("the program opens no network connection but to a store's server that the user names");

    @ArchTest
    static final ArchRule SOCKETS_ONLY_TO_ITSELF = noClasses()
            .that()
            .resideOutsideOfPackage("hexalyst.ui.handover")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.net\\.(UnixDomainSocketAddress|SocketAddress)"
                    + "|java\\.nio\\.channels\\.(.*Socket.*|DatagramChannel|NetworkChannel)")
            .because("only a second start talks to the first one, through a file of the user's");

    @ArchTest
    static final ArchRule VIEW_MODELS_WITHOUT_A_STAGE = noClasses()
            .that()
            .haveSimpleNameEndingWith("ViewModel")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.application..")
            .because("a view model is tested without a stage");

    @ArchTest
    static final ArchRule NO_ARRAYS_IN_RECORDS = noFields()
            .that()
            .areDeclaredInClassesThat()
            .areRecords()
            .and()
            .areNotStatic()
            .should()
            .haveRawType(ARRAY)
            .because("a record is a value, and an array inside could be changed and compares by identity");

    @ArchTest
    static final ArchRule NO_MUTABLE_STATICS = fields().that()
            .areStatic()
            .and()
            .doNotHaveName("$assertionsDisabled")
            .should()
            .beFinal()
            .because("what is shared by everybody is changed by nobody");

    @ArchTest
    static final ArchRule NAMES_THAT_SAY_SOMETHING = noClasses()
            .should()
            .haveNameMatching(".*(Utils?|Helper|Manager|Impl)")
            .orShould()
            .haveNameMatching(".*\\.I[A-Z][a-z].*")
            .because("such names fit everything and tell nothing");

    @ArchTest
    static final ArchRule NO_STACK_TRACES = noClasses()
            .should()
            .callMethodWhere(JavaCall.Predicates.target(HasName.Predicates.name("printStackTrace"))
                    .and(JavaCall.Predicates.target(HasParameterTypes.Predicates.rawParameterTypes(new Class<?>[0]))))
            .because("an error is one line that names the place");

    private static ArchCondition<JavaClass> haveNamesOfTheirOwn() {
        return new ArchCondition<>("have a simple name that no other has") {
            private final Map<String, String> seen = new HashMap<>();

            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String before = seen.putIfAbsent(type.getSimpleName(), type.getName());
                if (before != null && !before.equals(type.getName())) {
                    events.add(SimpleConditionEvent.violated(type, before + " and " + type.getName()));
                }
            }
        };
    }

    @Test
    void testClassesAreNamedSoThatTheyRun() {
        JavaClasses tests = new com.tngtech.archunit.core.importer.ClassFileImporter()
                .withImportOption(new ImportOption.OnlyIncludeTests())
                .importPackages("hexalyst");
        methods()
                .that()
                .areAnnotatedWith(Test.class)
                .or()
                .areAnnotatedWith(org.junit.jupiter.params.ParameterizedTest.class)
                .should()
                .beDeclaredInClassesThat()
                .haveSimpleNameEndingWith("Test")
                .because("a class whose name does not end with Test is skipped in silence")
                .check(tests);
        tagged(
                tests,
                "window",
                DescribedPredicate.describe(
                        "open windows",
                        type -> type.tryGetAnnotationOfType(ExtendWith.class)
                                .filter(extended -> Arrays.stream(extended.value())
                                        .anyMatch(ApplicationExtension.class::isAssignableFrom))
                                .isPresent()));
        tagged(
                tests,
                "server",
                DescribedPredicate.describe(
                        "need the test server",
                        type -> type.getSimpleName().endsWith("Test")
                                && type.getDirectDependenciesFromSelf().stream()
                                        .anyMatch(need ->
                                                need.getTargetClass().getName().equals("hexalyst.store.TestServer"))));
        classes()
                .that()
                .haveSimpleNameEndingWith("Test")
                .and()
                .resideOutsideOfPackage("..jmh_generated..")
                .should()
                .bePackagePrivate()
                .because("nobody calls a test")
                .check(tests);
    }

    private static void tagged(JavaClasses tests, String tag, DescribedPredicate<JavaClass> needs) {
        DescribedPredicate<JavaAnnotation<?>> wanted = DescribedPredicate.describe(
                "@Tag(\"" + tag + "\")",
                annotation -> annotation.getRawType().isEquivalentTo(Tag.class)
                        && annotation.get("value").orElse("").equals(tag));
        classes()
                .that(needs)
                .should()
                .beAnnotatedWith(wanted)
                .because("mvn verify -P quick leaves such tests out")
                .check(tests);
    }
}
