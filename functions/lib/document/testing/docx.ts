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

/** A paragraph with the picture that a document refers to as `picture`. */
export const wordPicture = (description: string): string =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="Picture 1" descr="${description}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="picture" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

/** The file of that picture, a PNG, as further entries of the document. */
export const wordPictureEntries = (png: Buffer): ZipEntry[] => [
  { name: 'word/media/picture.png', content: png },
  {
    name: 'word/_rels/document.xml.rels',
    content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="picture" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/picture.png"/></Relationships>`,
  },
];
