import { type ZipEntry, zipOf } from './zip.ts';

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const types = `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>`;
const relations = `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A paragraph in a style, such as `Heading1`. */
export const wordParagraph = (text: string, style?: string): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A document of Word with this body; `prolog` stands before its root. */
export const docxOf = (body: string, others: readonly ZipEntry[] = [], prolog = ''): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: relations },
    {
      name: 'word/document.xml',
      content: `${xml}${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    },
    ...others,
  ]);
