import mammoth from 'mammoth';
import { openArchive } from '../archive/archive.ts';
import { readMarkup } from '../archive/markup.ts';
import { xmlElements } from '../archive/xml.ts';
import type { Contents } from '../contents.ts';
import type { Passage, Reading } from '../document.ts';
import { Figures } from '../figures.ts';
import { blocksOf } from '../html/blocks.ts';
import { noteIds } from '../html/page.ts';
import { childrenOf, elementsBelow, parseHtml } from '../html/tree.ts';
import { asRefusal } from '../refused.ts';
import type { Block } from '../text/block.ts';
import { oneLine } from '../text/clean.ts';
import { plainTexts } from '../text/plain.ts';
import { type Parts, partsOf } from './parts.ts';

/** Styles of Word that mammoth leaves as paragraphs. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "p[style-name='Code'] => pre:separator('\\n')",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Verbatim Char'] => code",
  "r[style-name='Source Text'] => code",
];

/** The HTML of a document, with its pictures kept by the way. What is deleted but tracked, commented or a macro is not in it. */
async function htmlOf(parts: Parts, figures: Figures): Promise<string> {
  let count = 0;
  const convertImage = mammoth.images.imgElement(async (image) => {
    const bytes = await image.readAsBuffer();
    return { src: figures.add(`figure-${++count}`, bytes, '')?.name ?? '' };
  });
  // Mammoth takes such an object where its types name a file or bytes.
  const input = { file: parts } as unknown as Parameters<typeof mammoth.convertToHtml>[0];
  return (await mammoth.convertToHtml(input, { styleMap, convertImage, externalFileAccess: false })).value;
}

/** One passage for each heading with the text below it. */
function passagesOf(blocks: readonly Block[]): Passage[] {
  const parts: { where: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'heading' || !last)
      parts.push({ where: block.kind === 'heading' ? block.text : 'the beginning', blocks: [block] });
    else last.blocks.push(block);
  }
  return parts.map(({ where, blocks }) => ({ where, text: plainTexts(blocks) }));
}

async function metadataOf(
  parts: Parts,
  read: (name: string) => Promise<string>,
  deepest: number,
): Promise<Pick<Contents, 'title' | 'author' | 'language'>> {
  if (!parts.exists('docProps/core.xml')) return {};
  const elements = xmlElements(await read('docProps/core.xml'), deepest);
  const of = (name: string) => oneLine(elements.find((element) => element.name === name)?.text ?? '') || undefined;
  return { title: of('title'), author: of('creator'), language: of('language') };
}

/** Reads a document of Word: mammoth makes HTML of it, which is read like that of an EPUB. */
export async function readDocx(bytes: Uint8Array, reading: Reading): Promise<Contents> {
  const archive = await openArchive(bytes, reading);
  const parts = partsOf(archive, reading);
  const { depth } = reading.limits;
  const figures = new Figures(reading);
  try {
    const metadata = await metadataOf(parts, (name) => readMarkup(archive, name, reading), depth);
    const tree = parseHtml(await htmlOf(parts, figures), depth);
    reading.deadline.check();
    const notes = new Set(noteIds(elementsBelow(tree)));
    const blocks = blocksOf(childrenOf(tree), {
      figure: (source) => source || undefined,
      noteKey: (href) => href.split('#')[1] ?? '',
      isNote: (key) => notes.has(key),
    });
    return { ...metadata, blocks, pages: passagesOf(blocks), figures: figures.all };
  } catch (error) {
    throw asRefusal(
      error,
      'damaged',
      'This Word document is damaged. Open it in Word, save it as a new file and upload that.',
    );
  }
}
