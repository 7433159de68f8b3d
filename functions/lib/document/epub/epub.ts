import { type Archive, openArchive } from '../archive/archive.ts';
import { readMarkup } from '../archive/markup.ts';
import type { Contents } from '../contents.ts';
import type { Passage, Reading } from '../document.ts';
import { Figures } from '../figures.ts';
import { blocksOf } from '../html/blocks.ts';
import { noteIds } from '../html/page.ts';
import { attribute, childrenOf, type Element, elementsBelow, parseHtml } from '../html/tree.ts';
import { DocumentRefused } from '../refused.ts';
import type { Block } from '../text/block.ts';
import { plainTexts } from '../text/plain.ts';
import { chapterTitles } from './chapter-titles.ts';
import { type Manifest, readPackage } from './package.ts';
import { resolvedKey, resolvedPath } from './paths.ts';
import { refuseProtected } from './protection.ts';

interface Chapter {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** A book whose text is being read: what its pages share. */
interface Book {
  readonly archive: Archive;
  readonly reading: Reading;
  readonly figures: Figures;
  /** Keys of the notes of all pages: a reference may lead to another one. */
  readonly notes: ReadonlySet<string>;
}

/** The sources of the pictures that a page shows. */
const sourcesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => {
    if (element.tagName === 'img') return attribute(element, 'src') ?? [];
    return element.tagName === 'image' ? (attribute(element, 'xlink:href') ?? attribute(element, 'href') ?? []) : [];
  });

async function keepFigure({ archive, figures, reading }: Book, name: string): Promise<void> {
  if (figures.named(name)) return;
  if (archive.has(name)) figures.add(name, await archive.read(name), '');
  else reading.remarks.push({ where: name, sentence: 'This picture is missing from the file.' });
}

async function readChapter(book: Book, name: string): Promise<Chapter> {
  const { archive, figures, notes, reading } = book;
  const tree = parseHtml(await readMarkup(archive, name, reading), reading.limits.depth);
  for (const source of new Set(sourcesIn([...elementsBelow(tree)])))
    if (!/^[a-z][\w+.-]*:/i.test(source)) await keepFigure(book, resolvedPath(name, source));
  const blocks = blocksOf(childrenOf(tree), {
    figure: (source) => figures.named(resolvedPath(name, source))?.name,
    noteKey: (href) => resolvedKey(name, href),
    isNote: (key) => notes.has(key),
  });
  return { name, blocks };
}

/** A page that cannot be read is left out with a remark; limits that the whole file breaks refuse it. */
async function eachPage<T>(
  names: readonly string[],
  { deadline, remarks }: Reading,
  work: (name: string) => Promise<T>,
): Promise<T[]> {
  const done: T[] = [];
  for (const name of names) {
    deadline.check();
    try {
      done.push(await work(name));
    } catch (error) {
      if (!(error instanceof DocumentRefused) || error.code !== 'damaged') throw error;
      remarks.push({ where: name, sentence: `This part could not be read: ${error.message}` });
    }
  }
  return done;
}

const notesIn = async (archive: Archive, names: readonly string[], reading: Reading): Promise<Set<string>> => {
  const keys = await eachPage(names, { ...reading, remarks: [] }, async (name) => {
    const source = await readMarkup(archive, name, reading);
    // Most pages have no notes, and need no tree twice.
    if (!/(foot|end|rear)note|"note"/i.test(source)) return [];
    return noteIds(elementsBelow(parseHtml(source, reading.limits.depth))).map((id) => `${name}#${id}`);
  });
  return new Set(keys.flat());
};

async function coverOf({ archive, figures, reading }: Book, { cover }: Manifest): Promise<Contents['cover']> {
  if (!cover || !archive.has(cover)) return undefined;
  return figures.named(cover) ?? new Figures(reading).add(cover, await archive.read(cover), '');
}

const firstHeading = (blocks: readonly Block[]): string | undefined =>
  blocks.flatMap((block) => (block.kind === 'heading' ? block.text : [])).at(0);

/** Reads the pages of an EPUB in the order of its spine. The page that is only a table of contents is left out. */
export async function readEpub(bytes: Uint8Array, reading: Reading): Promise<Contents> {
  const archive = await openArchive(bytes, reading);
  await refuseProtected(archive, reading);
  const manifest = await readPackage(archive, reading);
  const names = manifest.spine.filter((name) => name !== manifest.nav);
  const titles = await chapterTitles(archive, manifest, reading);
  const book = { archive, reading, figures: new Figures(reading), notes: await notesIn(archive, names, reading) };
  const chapters = await eachPage(names, reading, (name) => readChapter(book, name));
  const pages = chapters.map(({ name, blocks }, index): Passage => {
    const where = titles.get(name) ?? firstHeading(blocks) ?? `part ${index + 1}`;
    return { where, text: plainTexts(blocks) };
  });
  const { title, author, language } = manifest;
  const cover = await coverOf(book, manifest);
  return {
    title,
    author,
    language,
    blocks: chapters.flatMap(({ blocks }) => blocks),
    pages,
    figures: book.figures.all,
    cover,
  };
}
