import { main, type StyleName, stylesXml, w } from './document-styles.ts';
import { officeFile, relationTypes } from './package.ts';
import { escapeXml, tag } from './xml.ts';

/** What a document is made of. A prompt is shown in gray and gives way to what is typed. */
export type Block =
  | { readonly title: string }
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly prompt: string }
  | { readonly head: readonly string[]; readonly lines: readonly (readonly string[])[] };

const run = (text: string, look = ''): string =>
  tag('w:r', {}, look, tag('w:t', { 'xml:space': 'preserve' }, escapeXml(text)));
const paragraph = (text: string, style?: StyleName): string =>
  tag('w:p', {}, style ? tag('w:pPr', {}, w('pStyle', style)) : '', run(text));

/** Typing replaces the whole of it. */
const prompt = (text: string): string =>
  tag(
    'w:sdt',
    {},
    tag('w:sdtPr', {}, tag('w:temporary'), tag('w:showingPlcHdr'), tag('w:text', { 'w:multiLine': 1 })),
    tag('w:sdtContent', {}, paragraph(text, 'Prompt')),
  );

/** Width of the text on US Letter with margins of one inch, in twentieths of a point. */
const textWidth = 9360;

function table({ head, lines }: { head: readonly string[]; lines: readonly (readonly string[])[] }): string {
  const width = Math.floor(textWidth / head.length);
  const cell = (text: string, isHead: boolean) =>
    tag(
      'w:tc',
      {},
      tag(
        'w:tcPr',
        {},
        tag('w:tcW', { 'w:w': width, 'w:type': 'dxa' }),
        isHead ? tag('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': 'E3ECEA' }) : '',
      ),
      paragraph(text, isHead ? 'TableHead' : 'TableText'),
    );
  const row = (cells: readonly string[], isHead: boolean) =>
    tag('w:tr', {}, isHead ? tag('w:trPr', {}, tag('w:tblHeader')) : '', ...cells.map((text) => cell(text, isHead)));
  const properties = tag('w:tblPr', {}, w('tblStyle', 'Grid'), tag('w:tblW', { 'w:w': textWidth, 'w:type': 'dxa' }));
  const grid = tag('w:tblGrid', {}, ...head.map(() => tag('w:gridCol', { 'w:w': width })));
  // Without a paragraph between them, two tables would become one.
  return tag('w:tbl', {}, properties, grid, row(head, true), ...lines.map((line) => row(line, false))) + paragraph('');
}

function blockXml(block: Block): string {
  if ('title' in block) return paragraph(block.title, 'Title');
  if ('heading' in block) return paragraph(block.heading, 'Heading1');
  if ('text' in block) return paragraph(block.text);
  return 'prompt' in block ? prompt(block.prompt) : table(block);
}

const field = (code: string): string => tag('w:fldSimple', { 'w:instr': code }, run('1'));
const footer = (text: string): string =>
  tag(
    'w:ftr',
    { 'xmlns:w': main },
    tag('w:p', {}, run(`${text}, page `), field('PAGE'), run(' of '), field('NUMPAGES')),
  );

const page = tag(
  'w:sectPr',
  {},
  tag('w:footerReference', { 'w:type': 'default', 'r:id': 'rId2' }),
  tag('w:pgSz', { 'w:w': 12_240, 'w:h': 15_840 }),
  tag('w:pgMar', {
    ...{ 'w:top': 1440, 'w:right': 1440, 'w:bottom': 1440, 'w:left': 1440 },
    ...{ 'w:header': 720, 'w:footer': 720, 'w:gutter': 0 },
  }),
);

/** A text document with a line at the foot of each page, before its number. */
export function textDocument(blocks: readonly Block[], foot: string): Uint8Array {
  const body = tag('w:body', {}, ...blocks.map(blockXml), page);
  return officeFile(
    [
      {
        path: 'word/document.xml',
        type: 'wordprocessingml.document.main',
        xml: tag('w:document', { 'xmlns:w': main, 'xmlns:r': relationTypes }, body),
      },
      { path: 'word/styles.xml', type: 'wordprocessingml.styles', xml: stylesXml },
      { path: 'word/footer.xml', type: 'wordprocessingml.footer', xml: footer(foot) },
    ],
    [
      ['styles', 'styles.xml'],
      ['footer', 'footer.xml'],
    ],
  );
}
