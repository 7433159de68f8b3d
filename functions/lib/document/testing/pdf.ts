import { constants, deflateRawSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

export type Drawing = (doc: PDFKit.PDFDocument) => void;

/** A PDF that a drawing makes. */
export const pdfOf = (draw: Drawing, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new PDFDocument({ size: 'A4', margin: 60, ...options });
    const pieces: Buffer[] = [];
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
    draw(doc);
    doc.end();
  });

const sentences = [
  'The control owner reviews the list of accounts each quarter and signs what was found.',
  'Evidence is kept where an auditor can read it without asking anybody for a password.',
  'A risk that nobody owns is accepted by accident, which no standard allows.',
  'Backups that were never restored are hopes; restore one of them every month.',
];

/** Different words on every page, so that none of it is taken for a running head. */
export const sentence = (number: number): string => `${sentences[number % sentences.length]} Case ${number} shows it.`;

/** A book of so many pages, each full of paragraphs under a heading. */
export const pdfBook = (pages: number): Promise<Buffer> =>
  pdfOf((doc) => {
    for (let page = 0; page < pages; page++) {
      if (page > 0) doc.addPage();
      doc
        .fontSize(16)
        .text(`Chapter ${page + 1}`)
        .moveDown();
      doc.fontSize(10);
      for (let part = 0; part < 9; part++)
        doc.text(Array.from({ length: 5 }, (_, at) => sentence(page * 45 + part * 5 + at)).join(' ')).moveDown();
    }
  });

/** A PDF of one page whose content is `unit`, over and over, for so many megabytes. */
export function pdfBomb(unit: string, megabytes: number): Buffer {
  // The same compressed megabyte again and again, so that making it takes no memory.
  const piece = deflateRawSync(Buffer.alloc(1_000_000, unit), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: megabytes }, () => piece);
  const content = Buffer.concat([Buffer.from([0x78, 0xda]), ...pieces, deflateRawSync('')]);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>',
    `<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n${content.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF`, 'latin1');
}
