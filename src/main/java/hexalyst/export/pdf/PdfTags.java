package hexalyst.export.pdf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDNumberTreeNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkInfo;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDMarkedContentReference;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDParentTreeValue;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureTreeRoot;
import org.apache.pdfbox.pdmodel.documentinterchange.markedcontent.PDPropertyList;
import org.jspecify.annotations.Nullable;

/// The structure of a printed document, from which programs read it aloud or reflow it: "tagged PDF" (ISO 32000-1,
/// 14.7 and 14.8). Elements are in the order in which they are first printed.
public final class PdfTags {
    private final PDStructureTreeRoot root = new PDStructureTreeRoot();
    private final Map<Tag, PDStructureElement> elements = new HashMap<>();
    /// For each page, the elements of its marked contents.
    private final Map<PDPage, COSArray> pages = new HashMap<>();
    private final Map<Integer, PDParentTreeValue> parents = new HashMap<>();

    /// An element of the structure. It may be printed in several pieces, such as the lines of a paragraph.
    public static final class Tag {
        /// The document itself.
        public static final Tag DOCUMENT = new Tag(null, "Document", "");

        private final @Nullable Tag parent;
        private final String type;
        private final String alternative;

        private Tag(@Nullable Tag parent, String type, String alternative) {
            this.parent = parent;
            this.type = type;
            this.alternative = alternative;
        }

        /// An element in this one.
        ///
        /// @param kind a standard type: `Sect`, `H1`, `P`, `TOC`, `TOCI`
        public Tag with(String kind) {
            return new Tag(this, kind, "");
        }

        /// A picture in this element.
        ///
        /// @param text what it shows
        public Tag figure(String text) {
            return new Tag(this, "Figure", text);
        }
    }

    /// Begins the structure of a document.
    PdfTags(PDDocument document) {
        PDMarkInfo info = new PDMarkInfo();
        info.setMarked(true);
        document.getDocumentCatalog().setMarkInfo(info);
        document.getDocumentCatalog().setStructureTreeRoot(root);
    }

    /// Gives an element its place, before anything of it is printed.
    public void place(Tag tag) {
        element(tag);
    }

    private PDStructureElement element(Tag tag) {
        PDStructureElement made = elements.get(tag);
        if (made == null) {
            PDStructureNode parent = tag.parent == null ? root : element(tag.parent);
            made = new PDStructureElement(tag.type, parent);
            if (!tag.alternative.isEmpty()) {
                made.setAlternateDescription(tag.alternative);
            }
            parent.appendKid(made);
            elements.put(tag, made);
        }
        return made;
    }

    /// Prints content of an element.
    void print(PDPageContentStream out, PDPage page, Tag tag, Runnable drawing) {
        PDStructureElement element = element(tag);
        COSArray contents = pages.computeIfAbsent(page, one -> {
            page.setStructParents(parents.size());
            COSArray array = new COSArray();
            parents.put(parents.size(), new PDParentTreeValue(array));
            return array;
        });
        int number = contents.size();
        contents.add(element);
        PDMarkedContentReference reference = new PDMarkedContentReference();
        reference.setPage(page);
        reference.setMCID(number);
        element.appendKid(reference);
        COSDictionary properties = new COSDictionary();
        properties.setInt(COSName.MCID, number);
        run(
                out,
                drawing,
                () -> out.beginMarkedContent(COSName.getPDFName(tag.type), PDPropertyList.create(properties)));
    }

    /// Prints what is not part of the text, such as the number of a page.
    public static void aside(PDPageContentStream out, Runnable drawing) {
        run(out, drawing, () -> out.beginMarkedContent(COSName.ARTIFACT));
    }

    private interface Beginning {
        void begin() throws IOException;
    }

    private static void run(PDPageContentStream out, Runnable drawing, Beginning beginning) {
        try {
            beginning.begin();
            drawing.run();
            out.endMarkedContent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Ends the structure, when everything is printed.
    void finish() {
        PDNumberTreeNode tree = new PDNumberTreeNode(PDParentTreeValue.class);
        tree.setNumbers(parents);
        root.setParentTree(tree);
        root.setParentTreeNextKey(parents.size());
    }
}
