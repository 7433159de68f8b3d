/** Approximate widths of the serif's characters in em, rounded up: a slightly short line looks fine. */
function advance(sign: string): number {
  if (/[iljtfrI.,:;'’|! ]/.test(sign)) return 0.31;
  if (/[mwMW@%]/.test(sign)) return 0.86;
  if (/[A-Z&0-9]/.test(sign)) return 0.66;
  return (sign.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.57;
}
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + advance(sign), 0);

/** The longest prefix of a word that fits a line. */
function cutWord(word: string, width: number): string {
  const signs = [...word];
  while (signs.length > 1 && widthOf(signs.join('')) > width) signs.pop();
  return signs.join('');
}

export interface Column {
  /** Font size and line width, in pixels. */
  readonly size: number;
  readonly width: number;
  /** Maximum number of lines. */
  readonly most: number;
}

/** Wraps text to a width; an ellipsis replaces what does not fit the last line. */
export function linesOf(text: string, { size, width, most }: Column): string[] {
  const room = width / size;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(cutWord(word, room));
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const end = (kept[most - 1] ?? '').replace(/[\s.,;:–-]+$/, '');
  kept[most - 1] = `${widthOf(`${end}…`) <= room ? end : end.slice(0, end.lastIndexOf(' '))}…`;
  return kept;
}
