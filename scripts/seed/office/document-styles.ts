import { tag } from './xml.ts';

/* Looks of paragraphs and tables in a text document. */

export const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** An element that has only a value. */
export const w = (name: string, value: string | number): string => tag(`w:${name}`, { 'w:val': value });

interface Look {
  readonly name: string;
  readonly kind?: 'paragraph' | 'table';
  readonly paragraph?: string;
  readonly run?: string;
  readonly table?: string;
}
const spacing = (before: number, after: number): string => tag('w:spacing', { 'w:before': before, 'w:after': after });
const bold = tag('w:b');
/** In half points. */
const size = (halfPoints: number): string => w('sz', halfPoints);

const looks = {
  Normal: { name: 'Normal' },
  Title: { name: 'Title', paragraph: spacing(0, 240), run: bold + size(44) },
  Heading1: {
    name: 'heading 1',
    paragraph: tag('w:keepNext') + spacing(360, 120) + w('outlineLvl', 0),
    run: bold + size(28),
  },
  Prompt: { name: 'Prompt', paragraph: spacing(0, 120), run: tag('w:i') + w('color', '5B6766') },
  TableText: { name: 'Table Text', paragraph: spacing(40, 40), run: size(20) },
  TableHead: { name: 'Table Head', paragraph: spacing(40, 40), run: bold + size(20) },
  Grid: {
    name: 'Table Grid',
    kind: 'table',
    table: tag(
      'w:tblBorders',
      {},
      ...['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) =>
        tag(`w:${side}`, { 'w:val': 'single', 'w:sz': 4, 'w:space': 0, 'w:color': 'B9C4C2' }),
      ),
    ),
  },
} as const satisfies Record<string, Look>;
export type StyleName = keyof typeof looks;

/** Styles that Word does not know by name. */
const own = ['Prompt', 'TableText', 'TableHead'];

const style = ([id, look]: [string, Look]): string =>
  tag(
    'w:style',
    {
      'w:type': look.kind ?? 'paragraph',
      'w:styleId': id,
      'w:default': id === 'Normal' ? 1 : undefined,
      'w:customStyle': own.includes(id) ? 1 : undefined,
    },
    w('name', look.name),
    ...[look.paragraph && tag('w:pPr', {}, look.paragraph), look.run && tag('w:rPr', {}, look.run)].map(
      (part) => part ?? '',
    ),
    look.table ? tag('w:tblPr', {}, look.table) : '',
  );

export const stylesXml = tag(
  'w:styles',
  { 'xmlns:w': main },
  tag(
    'w:docDefaults',
    {},
    tag(
      'w:rPrDefault',
      {},
      tag('w:rPr', {}, tag('w:rFonts', { 'w:ascii': 'Calibri', 'w:hAnsi': 'Calibri' }), size(22)),
    ),
    tag('w:pPrDefault', {}, tag('w:pPr', {}, spacing(0, 120))),
  ),
  ...Object.entries(looks).map(style),
);
