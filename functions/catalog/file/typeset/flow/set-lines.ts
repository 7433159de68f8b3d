import type { Line } from '../lines.ts';
import { addPage, type Doc, floorOf, isAtTop, isSideways } from '../page.ts';
import { artifact, type Tag } from '../tags.ts';
import type { Flow, TypeStyle } from './flow.ts';
import { drawText } from './runs.ts';

export interface LineStyle extends TypeStyle {
  readonly x: number;
  readonly color?: string;
  /** Draws what stands behind or beside lines from `top` to `bottom`. */
  readonly ground?: (doc: Doc, top: number, bottom: number) => void;
}

/** Lines of a paragraph that stand together at the foot and at the top of a page. */
const together = 2;
/** More lines than any page has. */
const mostOnPage = 200;
/** Of a line's height above its base line. */
const aboveBase = 0.7;

/** How many of some lines go on the current page with their notes, so that no line stands alone on either page. */
function fitting({ doc, notes }: Flow, lines: readonly Line[], leading: number): number {
  const room = floorOf(doc) - doc.y + 0.01;
  let used = 0;
  let feet = 0;
  let count = 0;
  for (const line of lines) {
    const foot = notes.heightFor(line, feet);
    if (used + feet + leading + foot > room) break;
    used += leading;
    feet += foot;
    count++;
  }
  const rest = lines.length - count;
  const least = Math.min(together, lines.length);
  const kept = rest > 0 && rest < together ? count - (together - rest) : count;
  if (kept >= least) return kept;
  return isAtTop(doc) ? Math.max(1, count) : 0;
}

/** Starts a new page if the first of some lines do not fit on this one, for what stands beside them. */
export function needLines(flow: Flow, lines: readonly Line[], leading: number): void {
  if (fitting(flow, lines.slice(0, mostOnPage), leading) === 0) addPage(flow.doc, isSideways(flow.doc));
}

/** Sets lines from the current place on, on as many pages as they need. */
export function setLines(flow: Flow, tag: Tag, lines: readonly Line[], style: LineStyle): void {
  const { doc, measure, notes, accent } = flow;
  for (let from = 0; from < lines.length; ) {
    const count = fitting(flow, lines.slice(from, from + mostOnPage), style.leading);
    const { y: top } = doc;
    const { ground } = style;
    if (count > 0 && ground) artifact(doc, () => ground(doc, top, top + count * style.leading));
    for (const [index, line] of lines.slice(from, from + count).entries()) {
      const base = top + (index + aboveBase) * style.leading;
      const isLast = from + index === lines.length - 1;
      drawText(doc, tag, line, { ...style, base }, { space: measure.space, accent, isLast });
      notes.place(line);
    }
    doc.y = top + count * style.leading;
    from += count;
    if (from < lines.length) addPage(doc, isSideways(doc));
  }
}
