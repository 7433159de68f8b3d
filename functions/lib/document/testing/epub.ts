import { type ZipEntry, zipOf } from './zip.ts';

export interface EpubInput {
  /** XHTML of the body of each page. */
  readonly bodies?: readonly string[];
  readonly metadata?: string;
  /** Further items of the manifest, and of the spine. */
  readonly items?: string;
  readonly spine?: string;
  readonly others?: readonly ZipEntry[];
  /** What stands before the root of each page. */
  readonly prolog?: string;
}

const container = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

const page = (body: string, prolog: string): string =>
  `<?xml version="1.0"?>${prolog}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body>${body}</body></html>`;

/** An EPUB with its pages at `book/page-1.xhtml` and so on. */
export function epubOf({
  bodies = ['<p>Text.</p>'],
  metadata = '',
  items = '',
  spine = '',
  others = [],
  prolog = '',
}: EpubInput): Buffer {
  const numbers = bodies.map((_, index) => index + 1);
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata>
<manifest>${numbers.map((n) => `<item id="p${n}" href="page-${n}.xhtml" media-type="application/xhtml+xml"/>`).join('')}${items}</manifest>
<spine>${numbers.map((n) => `<itemref idref="p${n}"/>`).join('')}${spine}</spine></package>`;
  return zipOf([
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    { name: 'META-INF/container.xml', content: container },
    { name: 'book/package.opf', content: opf },
    ...bodies.map((body, index) => ({ name: `book/page-${index + 1}.xhtml`, content: page(body, prolog) })),
    ...others,
  ]);
}
