import {
  degrees,
  ParseSpeeds,
  PDFDocument,
  type PDFEmbeddedPage,
  PDFName,
  PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Faces } from '../typeset/fonts.ts';
import { type License, largestMarked, type MarkResult } from './license.ts';
import { type Stamp, stampOf } from './stamp.ts';

/** Points from the foot of the page, and kept free at both sides. */
const foot = 12;
const side = 12;

const includes = (pdf: Uint8Array, text: string): boolean =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).includes(text);

/** A signature is broken by any change. Its dictionary is never compressed, because it names ranges of the file. */
const isSigned = (pdf: Uint8Array): boolean => includes(pdf, '/ByteRange');

/** Objects up to which the library's time for packing them, which grows with their square, is a few seconds at most. */
const mostPacked = 20_000;

/** Whether objects are packed into streams: as in the file itself, which therefore does not grow, unless it has too many. */
const isPacked = (pdf: Uint8Array, document: PDFDocument): boolean =>
  includes(pdf, '/XRef') && document.context.enumerateIndirectObjects().length <= mostPacked;

/** Where a stamp's lower left corner is, and how it is turned, so that it stands at the foot of the page as shown. */
function placeOn(page: PDFPage, width: number) {
  const box = page.getCropBox();
  const turned = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  const across = turned % 180 === 0 ? box.width : box.height;
  const scale = Math.min(1, Math.max(0.1, (across - 2 * side) / width));
  const left = (across - width * scale) / 2;
  const places = {
    0: [box.x + left, box.y + foot],
    90: [box.x + box.width - foot, box.y + left],
    180: [box.x + box.width - left, box.y + box.height - foot],
    270: [box.x + foot, box.y + box.height - left],
  } as const;
  const [x, y] = places[turned] ?? places[0];
  return { x, y, scale, turned };
}

/** Not a part of the text for those who hear it. */
const artifact = PDFOperator.of('BMC' as never, [PDFName.of('Artifact')]);
const end = PDFOperator.of('EMC' as never);

function drawOn(page: PDFPage, mark: PDFEmbeddedPage, { width, height }: Stamp): void {
  const { x, y, scale, turned } = placeOn(page, width);
  page.pushOperators(artifact);
  page.drawPage(mark, { x, y, width: width * scale, height: height * scale, rotate: degrees(turned) });
  page.pushOperators(end);
}

async function opened(pdf: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    const parseSpeed = ParseSpeeds.Fastest;
    const document = await PDFDocument.load(pdf, { ignoreEncryption: true, updateMetadata: false, parseSpeed });
    return document.getPageCount() > 0 ? document : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing is added, and nothing waits: the library would pause for a timer after every fifty objects. */
const asItIs = { addDefaultPage: false, updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY };

/** Puts the buyer's mark at the foot of each page of a PDF, whoever made it. */
export async function markPdf(pdf: Uint8Array, license: License, faces?: Faces): Promise<MarkResult> {
  if (pdf.length > largestMarked) return { unmarked: 'too large' };
  if (isSigned(pdf)) return { unmarked: 'signed' };
  const document = await opened(pdf);
  if (!document) return { unmarked: 'unreadable' };
  if (document.isEncrypted) return { unmarked: 'encrypted' };
  const stamp = await stampOf(license, faces);
  const [mark] = await document.embedPdf(stamp.pdf);
  if (!mark) return { unmarked: 'unreadable' };
  try {
    for (const page of document.getPages()) drawOn(page, mark, stamp);
    const useObjectStreams = isPacked(pdf, document);
    return { bytes: await document.save({ ...asItIs, useObjectStreams }) };
  } catch {
    return { unmarked: 'unreadable' };
  }
}
