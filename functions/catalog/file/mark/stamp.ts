import { type Faces, loadFaces } from '../typeset/fonts.ts';
import { type Doc, muted } from '../typeset/page.ts';
import { losesSomething, printable } from '../typeset/printable.ts';
import { type License, licenseText } from './license.ts';

const size = 7;

/** A PDF of one page that is just as large as its text. */
export interface Stamp {
  readonly pdf: Buffer;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** A name in a script that no face has is left out: the order alone says whose copy it is. */
const shown = (license: License): string =>
  printable(licenseText(losesSomething(license.name) ? { ...license, name: '' } : license));

export async function stampOf(license: License, given?: Faces): Promise<Stamp> {
  const faces = given ?? (await loadFaces());
  const { PDFDocument } = (await import('pdfkit')) as unknown as { PDFDocument: new (options: object) => Doc };
  const doc = new PDFDocument({ autoFirstPage: false, font: '' });
  const text = shown(license);
  doc.registerFont('regular', Buffer.from(faces.regular));
  const width = doc.font('regular').fontSize(size).widthOfString(text) + 2;
  const height = size * 1.4;
  doc.addPage({ size: [width, height], margin: 0 });
  doc.font('regular').fontSize(size).fillColor(muted).text(text, 1, 0, { lineBreak: false });
  const parts: Uint8Array[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  doc.end();
  return { pdf: await finished, width, height };
}
