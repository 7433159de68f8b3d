import type { Contents } from '../contents.ts';
import type { Figure, Passage, Reading } from '../document.ts';
import { asRefusal, DocumentRefused } from '../refused.ts';
import { plainTexts } from '../text/plain.ts';
import { blocksOf } from './blocks.ts';
import { coverOf } from './cover.ts';
import { flowOf } from './flow.ts';
import { vocabularyOf } from './joining.ts';
import { segmentsOf } from './line.ts';
import { closePdf, metadataOf, openPdf, type Pdf } from './open.ts';
import { lettersOf, pagesOf, type Sheet } from './page.ts';
import { withoutRepeated } from './repeated.ts';
import { runsOf } from './run.ts';
import { styleOf } from './style.ts';

/** How much a page must hold to be text rather than a picture of it. */
const lettersOfPage = 20;
const mostRemarks = 20;
const picturesStay = {
  where: 'the file',
  sentence: 'Pictures of a PDF are not taken into the text. They stay in the original.',
};

/** Reads one page and has the library forget it. A page that cannot be read is left out with a remark. */
async function readPage(pdf: Pdf, number: number, reading: Reading): Promise<Sheet | undefined> {
  reading.deadline.check();
  const where = `page ${number}`;
  try {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const segments = segmentsOf(await runsOf(page, where, reading));
    page.cleanup();
    return { number, height, segments };
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    reading.remarks.push({ where, sentence: 'This page is damaged and could not be read.' });
    return undefined;
  }
}

async function readPages(pdf: Pdf, reading: Reading): Promise<Sheet[]> {
  const pages: Sheet[] = [];
  let letters = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readPage(pdf, number, reading);
    if (page) pages.push(page);
    letters += page ? lettersOf(page) : 0;
    if (letters > reading.limits.characters)
      throw new DocumentRefused('too_large', 'This PDF holds more text than can be read. Split it into smaller files.');
    // Fonts and pictures that pages share are kept by the library until it is told.
    if (number % 50 === 0) await pdf.cleanup();
  }
  return pages;
}

const scanned = () =>
  new DocumentRefused(
    'scanned',
    'This PDF has no text, only pictures of its pages. Run text recognition (OCR) on it and upload it again.',
  );

/** Refuses pictures of pages, and remarks those among pages of text. */
function checkText(pages: readonly Sheet[], hasPictures: boolean, { remarks }: Reading): void {
  if (pages.length === 0)
    throw new DocumentRefused(
      'damaged',
      'No page of this PDF can be read. Export it again from the program that made it.',
    );
  const letters = pages.reduce((sum, page) => sum + lettersOf(page), 0);
  if (hasPictures && letters < pages.length * lettersOfPage) throw scanned();
  const empty = pages.filter((page) => lettersOf(page) === 0);
  for (const page of empty.slice(0, mostRemarks))
    remarks.push({ where: `page ${page.number}`, sentence: 'There is no text on this page, at most a picture.' });
  const others = empty.length - mostRemarks;
  if (others > 0) remarks.push({ where: 'the file', sentence: `${others} more pages have no text.` });
}

/** A first page without text may be a cover. One that cannot be shown costs the cover only. */
const firstPicture = async (pdf: Pdf, [first]: readonly Sheet[]): Promise<Figure | undefined> =>
  first?.number === 1 && lettersOf(first) === 0 ? coverOf(pdf).catch(() => undefined) : undefined;

/** A file that ends too early may still be read up to there; whoever uploads it should know. */
function checkEnd(file: Buffer, { remarks }: Reading): void {
  if (file.subarray(-2048).includes('%%EOF')) return;
  remarks.push({ where: 'the file', sentence: 'The end of this PDF is missing. Check that nothing of its text is.' });
}

const hasPicturesIn = (file: Buffer): boolean => file.includes('/Subtype /Image') || file.includes('/Subtype/Image');

/** Reads the text of a PDF as it lies on its pages. No script, form or attachment of it is opened. */
export async function readPdf(bytes: Uint8Array, reading: Reading): Promise<Contents> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkEnd(file, reading);
  const hasPictures = hasPicturesIn(file);
  const pdf = await openPdf(bytes, reading);
  try {
    const metadata = await metadataOf(pdf);
    const read = await readPages(pdf, reading);
    checkText(read, hasPictures, reading);
    if (hasPictures) reading.remarks.push(picturesStay);
    const cover = await firstPicture(pdf, read);
    const pages = withoutRepeated(pagesOf(read));
    const [style, vocabulary] = [styleOf(pages), vocabularyOf(pages)];
    const columns = pages.map((page) => page.columns.map((rows) => blocksOf(rows, style, vocabulary)));
    const passages = pages.map(
      ({ number }, index): Passage => ({ where: `page ${number}`, text: plainTexts(columns[index]?.flat() ?? []) }),
    );
    return {
      ...metadata,
      blocks: flowOf(columns.flat(), vocabulary),
      pages: passages,
      figures: [],
      ...(cover ? { cover } : {}),
    };
  } catch (error) {
    throw asRefusal(
      error,
      'damaged',
      'This PDF is damaged or incomplete. Export it again from the program that made it.',
    );
  } finally {
    await closePdf(pdf);
  }
}
