import { brand } from '#shared/brand.ts';
import type { Chapter } from './chapters.ts';
import type { EpubBook } from './epub.ts';
import { coverFile, type StoredPicture } from './pictures.ts';
import { page, xml } from './xml.ts';

export const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const meta = (property: string, value: string): string => `<meta property="${property}">${xml(value)}</meta>`;

/** What the book offers those who hear it or see it their own way (EPUB Accessibility 1.1). */
const accessibility = (hasPictures: boolean): string[] => [
  meta('schema:accessMode', 'textual'),
  meta('schema:accessMode', 'visual'),
  meta('schema:accessModeSufficient', 'textual'),
  ...['tableOfContents', 'structuralNavigation', 'readingOrder', ...(hasPictures ? ['alternativeText'] : [])].map(
    (feature) => meta('schema:accessibilityFeature', feature),
  ),
  meta('schema:accessibilityHazard', 'none'),
  meta('schema:accessibilitySummary', 'Headings, lists, tables and notes are marked as such; pictures are described.'),
];

const item = (id: string, file: string, type: string, properties = ''): string =>
  `<item id="${id}" href="${file}" media-type="${type}"${properties && ` properties="${properties}"`}/>`;
const xhtml = 'application/xhtml+xml';

function manifest(chapters: readonly Chapter[], pictures: readonly StoredPicture[], cover: StoredPicture): string[] {
  return [
    item('nav', 'nav.xhtml', xhtml, 'nav'),
    item('css', 'book.css', 'text/css'),
    item('cover-image', cover.file, cover.type, 'cover-image'),
    item('cover', 'cover.xhtml', xhtml),
    item('title', 'title.xhtml', xhtml),
    ...chapters.map(({ file }, index) => item(`c${index + 1}`, file, xhtml)),
    item('colophon', 'colophon.xhtml', xhtml),
    ...pictures.map(({ file, type }, index) => item(`p${index + 1}`, file, type)),
  ];
}

/** The package document: what the book is, its files, and the order in which they are read. */
export function packageDocument(
  book: EpubBook,
  chapters: readonly Chapter[],
  pictures: readonly StoredPicture[],
): string {
  const order = ['cover', 'title', 'nav', ...chapters.map((_, index) => `c${index + 1}`), 'colophon'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${xml(book.id)}</dc:identifier>
<dc:title>${xml(book.title) || 'Untitled'}</dc:title>
<dc:language>en</dc:language>
<dc:creator>${xml(brand.name)}</dc:creator>
<dc:publisher>${xml(brand.name)}</dc:publisher>
<dc:description>${xml(book.description) || xml(book.title)}</dc:description>
${meta('dcterms:modified', `${book.modified.slice(0, 19)}Z`)}
${accessibility(pictures.length > 0).join('\n')}
</metadata>
<manifest>
${manifest(chapters, pictures, coverFile(book.cover)).join('\n')}
</manifest>
<spine>
${order.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

function entry({ file, title, blocks }: Chapter): string {
  const sections = blocks.flatMap(({ block, id, depth }) =>
    block.kind === 'heading' && depth === 1 ? [`<li><a href="${file}#${id}">${xml(block.text) || '…'}</a></li>`] : [],
  );
  const inner = sections.length > 0 ? `\n<ol>\n${sections.join('\n')}\n</ol>` : '';
  return `<li><a href="${file}">${xml(title) || '…'}</a>${inner}</li>`;
}

/** The contents, for readers and for their devices. */
export const navigation = (chapters: readonly Chapter[]): string =>
  page(
    'Contents',
    `<nav epub:type="toc" role="doc-toc" id="toc">
<h1>Contents</h1>
<ol>
${chapters.map(entry).join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" hidden="">
<ol>
<li><a epub:type="cover" href="cover.xhtml">Cover</a></li>
<li><a epub:type="toc" href="nav.xhtml">Contents</a></li>
<li><a epub:type="bodymatter" href="${chapters[0]?.file}">Text</a></li>
</ol>
</nav>`,
    'frontmatter',
  );
