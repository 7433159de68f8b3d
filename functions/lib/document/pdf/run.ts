import { withoutUnseen } from '#shared/kernel/unseen.ts';
import type { Reading } from '../document.ts';
import type { PdfPage } from './open.ts';

/** Some letters in one font, in points from the page's upper left corner; `y` is where they stand. */
export interface Run {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the letters. */
  readonly size: number;
  /** Letters of one width, as code is set in. */
  readonly isMono: boolean;
  readonly isRightToLeft: boolean;
}

type Matrix = readonly number[];

const times = (a: Matrix, b: Matrix): number[] => {
  const [a0 = 1, a1 = 0, a2 = 0, a3 = 1, a4 = 0, a5 = 0] = a;
  const [b0 = 1, b1 = 0, b2 = 0, b3 = 1, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
};

interface TextItem {
  readonly str: string;
  readonly dir: string;
  readonly width: number;
  readonly transform: Matrix;
  readonly fontName: string;
}
interface TextPiece {
  readonly items: readonly (TextItem | { readonly type: string })[];
  readonly styles: Readonly<Record<string, { readonly fontFamily: string }>>;
}

/** A run as it lies on the page; undefined for letters that stand upright or are turned around, such as a stamp's. */
function runOf(item: TextItem, viewport: Matrix, styles: TextPiece['styles']): Run | undefined {
  const text = withoutUnseen(item.str);
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = times(viewport, item.transform);
  const size = Math.hypot(c, d);
  if (text.trim() === '' || a <= 0 || Math.abs(b) > a * 0.1 || !Number.isFinite(x + y + size)) return undefined;
  return {
    text,
    x,
    y,
    width: item.width,
    size,
    isMono: styles[item.fontName]?.fontFamily === 'monospace',
    isRightToLeft: item.dir === 'rtl',
  };
}

/**
 * The runs of a page that are on it. Taken in pieces, so that a page that never ends does not hold memory and time.
 * Characters beyond the limit of a page are left out with a remark.
 */
export async function runsOf(page: PdfPage, where: string, { limits, deadline, remarks }: Reading): Promise<Run[]> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const reader = (page.streamTextContent({ includeMarkedContent: false }) as ReadableStream<TextPiece>).getReader();
  const runs: Run[] = [];
  let characters = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    deadline.check();
    for (const item of piece.value.items) {
      const run = 'str' in item ? runOf(item, transform, piece.value.styles) : undefined;
      if (!run || run.x > width || run.y > height + run.size || run.x + run.width < 0 || run.y < 0) continue;
      characters += run.text.length;
      runs.push(run);
    }
    if (characters <= limits.pageCharacters) continue;
    remarks.push({ where, sentence: 'This page holds more text than can be read; the rest of it was left out.' });
    await reader.cancel();
    break;
  }
  return runs;
}
