import { strToU8, type Zippable, type ZippableFile, zipSync } from 'fflate';
import { brand } from '#shared/brand.ts';
import { parseContent } from '#shared/catalog/content.ts';
import { smartBlock } from '../smart-text.ts';
import type { Book } from '../typeset/book-input.ts';
import { grouped } from '../typeset/page.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { chapterMarkup, type Links } from './markup.ts';
import { container, navigation, packageDocument } from './package-document.ts';
import { coverFile, picturesOf } from './pictures.ts';
import { styleSheet } from './style.ts';
import { page, xml } from './xml.ts';

export interface EpubBook extends Book {
  /** When the text was changed, ISO 8601 in UTC. */
  readonly modified: string;
}

/** Where the buyer's mark is put. */
export const colophonFile = 'book/colophon.xhtml';
export const licensePlace = '<!-- licensed to -->';

const titlePage = (book: EpubBook): string =>
  `<section epub:type="titlepage">
<p class="topic">${xml(book.regulatory_source)}</p>
<h1>${xml(book.title)}</h1>
<p class="about">${xml(book.description)}</p>
<p class="facts">${[xml(book.difficulty_level), `${grouped(book.words)} words`, `${book.minutes} minutes of reading`].join(' · ')}</p>
</section>`;

const colophon = (book: EpubBook): string =>
  `<section epub:type="colophon" role="doc-colophon">
<h1>About this book</h1>
<p>${xml(book.title)}. Edition of ${xml(book.edition)}, published by ${xml(brand.name)}.</p>
<p>For the personal use of the person who got it from ${xml(brand.name)}.</p>
${licensePlace}
</section>`;

const coverPage = (book: EpubBook): string =>
  `<div class="cover"><img src="${coverFile(book.cover).file}" alt="Cover: ${xml(book.title)}" role="doc-cover"/></div>`;

/** Stored, not compressed, and first in the file: so readers know what it is from its first bytes. */
const firstEntry = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] } satisfies Zippable;

/** Packs the files of a book, all of them but `mimetype`. Dates in archives are local and begin with 1980: older ones become 1990. */
function zipped(files: Zippable, modified: string): Uint8Array {
  const mtime = new Date(Math.max(Date.parse(modified) || 0, Date.UTC(1990, 0)));
  return zipSync({ ...firstEntry, ...files }, { level: 6, mtime });
}

/** Makes an EPUB 3 of a book. The same book makes the same bytes. */
export function epubOf(book: EpubBook): Uint8Array {
  const blocks = parseContent(book.content);
  const [first] = blocks;
  const isTitled = first?.kind === 'heading' && first.text === book.title;
  const chapters = chaptersOf(book.title, blocks.slice(isTitled ? 1 : 0).map(smartBlock));
  const pictures = picturesOf(book.pictures ?? new Map());
  const notes = new Map(chapters.flatMap(({ file, notes }) => notes.map(({ number }) => [number, file] as const)));
  const links: Links = { notes, pictures, seen: new Set() };
  const pages = chapters.map((chapter: Chapter) => [chapter.file, page(chapter.title, chapterMarkup(chapter, links))]);
  const files: Record<string, string> = {
    'package.opf': packageDocument(book, chapters, [...pictures.values()]),
    'nav.xhtml': navigation(chapters),
    'book.css': styleSheet,
    'cover.xhtml': page('Cover', coverPage(book), 'cover'),
    'title.xhtml': page(book.title, titlePage(book), 'frontmatter'),
    ...Object.fromEntries(pages),
    'colophon.xhtml': page('About this book', colophon(book), 'backmatter'),
  };
  const texts = Object.entries(files).map(([name, text]) => [`book/${name}`, strToU8(text)] as const);
  // Pictures are compressed as they are.
  const images = [coverFile(book.cover), ...pictures.values()].map(({ file, bytes }): [string, ZippableFile] => [
    `book/${file}`,
    [bytes, { level: 0 }],
  ]);
  const entries = { 'META-INF/container.xml': strToU8(container), ...Object.fromEntries([...texts, ...images]) };
  return zipped(entries, book.modified);
}
