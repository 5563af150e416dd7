package hexalyst;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/// Rules for the sources that only their syntax shows.
class SourceStyleTest {
    private static ExpressionTree inner(ExpressionTree expression) {
        ExpressionTree bare = expression;
        while (bare instanceof ParenthesizedTree around) {
            bare = around.getExpression();
        }
        return bare;
    }

    private static boolean nests(ConditionalExpressionTree conditional) {
        return Stream.of(conditional.getCondition(), conditional.getTrueExpression(), conditional.getFalseExpression())
                .anyMatch(part -> inner(part) instanceof ConditionalExpressionTree);
    }

    /// A `?:` that is an operand of another one: use `if`, `switch` or a name for the inner one.
    @Test
    void noConditionalStandsInAnother() throws IOException {
        List<String> found = new ArrayList<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            List<Path> paths =
                    sources.filter(path -> path.toString().endsWith(".java")).toList();
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, problem -> {}, List.of(), null, files.getJavaFileObjectsFromPaths(paths));
            for (CompilationUnitTree unit : task.parse()) {
                new TreeScanner<Void, Void>() {
                    @Override
                    public Void visitConditionalExpression(ConditionalExpressionTree conditional, Void nothing) {
                        if (nests(conditional)) {
                            long place =
                                    Trees.instance(task).getSourcePositions().getStartPosition(unit, conditional);
                            found.add(unit.getSourceFile().getName() + ":"
                                    + unit.getLineMap().getLineNumber(place));
                        }
                        return super.visitConditionalExpression(conditional, null);
                    }
                }.scan(unit, null);
            }
        }
        assertEquals(List.of(), found);
    }
}
