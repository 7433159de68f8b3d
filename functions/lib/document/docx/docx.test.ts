import { describe, expect, it } from 'vitest';
import { readHere } from '../read-here.ts';
import { docxOf, wordParagraph } from '../testing/docx.ts';
import type { ZipEntry } from '../testing/zip.ts';

const namespaces = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const styles: ZipEntry = {
  name: 'word/styles.xml',
  content: `<w:styles ${namespaces}>${[
    ['Title', 'Title'],
    ['Heading1', 'heading 1'],
    ['Heading2', 'heading 2'],
    ['Heading5', 'heading 5'],
    ['Quote', 'Quote'],
    ['Code', 'Source Code'],
  ]
    .map(([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`)
    .join('')}</w:styles>`,
};
const relations = (body: string): ZipEntry => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/>${body}</Relationships>`,
});
/** A picture in the text, by a reference such as `r:embed="id"`. */
const drawing = (reference: string): string =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip ${reference} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
const read = (body: string, others: readonly ZipEntry[] = [], links = '') =>
  readHere(docxOf(body, [styles, relations(links), ...others]), 'docx');

describe('a document of Word', () => {
  it('is read with its headings, quotes and code, and cited by heading', async () => {
    const { markdown, pages, title } = await read(
      wordParagraph('Risk handbook', 'Title') +
        wordParagraph('Scope', 'Heading2') +
        wordParagraph('For all.') +
        wordParagraph('Said.', 'Quote') +
        wordParagraph('Detail', 'Heading5') +
        wordParagraph('a();', 'Code') +
        wordParagraph('  b();', 'Code'),
    );
    expect(markdown).toBe('# Risk handbook\n\n## Scope\n\nFor all.\n\n> Said.\n\n### Detail\n\n```\na();\n  b();\n```');
    expect(title).toBe('Risk handbook');
    expect(pages.map(({ where }) => where)).toEqual(['Risk handbook', 'Scope', 'Detail']);
  });

  it('has what was inserted, and nothing of what was deleted, while changes were tracked', async () => {
    const changed =
      '<w:p><w:r><w:t>We </w:t></w:r><w:del><w:r><w:delText>never</w:delText></w:r></w:del><w:ins><w:r><w:t>always</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> check.</w:t></w:r></w:p>';
    expect((await read(changed)).markdown).toBe('We always check.');
  });

  it('says what it is called in its properties, and ignores macros', async () => {
    const core = `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Plan</dc:title><dc:creator>Bo</dc:creator></cp:coreProperties>`;
    const others = [
      { name: 'docProps/core.xml', content: core },
      { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' },
    ];
    const document = await read(wordParagraph('Text'), others);
    expect(document).toMatchObject({ title: 'Plan', author: 'Bo', markdown: 'Text' });
  });

  it('keeps the pictures in it, and remarks those that nobody could see', async () => {
    const others = [
      { name: 'word/media/a.png', content: Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1') },
      { name: 'word/media/b.emf', content: 'a drawing' },
    ];
    const link = (id: string, target: string) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}"/>`;
    const { markdown, figures, remarks } = await read(
      wordParagraph('Text') + drawing('r:embed="a"') + drawing('r:embed="b"'),
      others,
      link('a', 'media/a.png') + link('b', 'media/b.emf'),
    );
    expect(markdown).toBe('Text\n\n![](figure:figure-1)');
    expect(figures.map(({ name, type }) => [name, type])).toEqual([['figure-1', 'image/png']]);
    expect(remarks).toEqual([{ where: 'figure-2', sentence: expect.stringContaining('left out') }]);
  });

  it('opens no file and no address that it refers to', async () => {
    const link =
      '<Relationship Id="p" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/>';
    const { markdown, figures } = await read(wordParagraph('Text') + drawing('r:link="p"'), [], link);
    expect(markdown).toBe('Text');
    expect(figures).toEqual([]);
  });

  it('without any text is refused, and so is one that is damaged', async () => {
    await expect(read('<w:p/>')).rejects.toMatchObject({ code: 'empty' });
    await expect(read('<w:p><w:r>')).rejects.toMatchObject({ code: 'damaged' });
  });
});
