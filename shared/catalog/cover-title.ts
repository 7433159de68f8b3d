/** Longest title on a cover, ellipsis included. */
export const coverTitleLength = 30;

/** At most 30 characters: the whole title, otherwise the part before its colon, otherwise cut at a word. */
export function coverTitle(title: string): string {
  const chars = [...title];
  if (chars.length <= coverTitleLength) return title;
  const head = title.split(/:\s/)[0] ?? title;
  const headLength = [...head].length;
  if (headLength <= coverTitleLength && headLength >= 8) return head;
  const cut = chars.slice(0, coverTitleLength - 1).join('');
  const word = cut.lastIndexOf(' ');
  return `${(word > 16 ? cut.slice(0, word) : cut).replace(/[\s,;:&-]+$/, '')}…`;
}

/** Approximate advance widths of the serif in em: the server has no font to measure with. */
function advance(char: string): number {
  if (/[iljtfrI.,:;'’|! ]/.test(char)) return 0.3;
  if (/[mwMW@%]/.test(char)) return 0.82;
  return /[A-Z&]/.test(char) ? 0.66 : 0.52;
}
const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + advance(char), 0);

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) * size <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const column = 250;
const fits = (lines: readonly string[], size: number) =>
  lines.length <= 3 && Math.max(...lines.map(widthOf)) * size <= column + 6;

/** Lines of a cover title and the font size in which they fit: 34 for two lines, 30 and less for three. */
export function setTitle(title: string): { readonly lines: readonly string[]; readonly size: number } {
  const text = coverTitle(title);
  let size = 34;
  let lines = wrap(text, size, column);
  if (lines.length > 2) {
    size = 30;
    lines = wrap(text, size, column);
  }
  while (!fits(lines, size) && size > 14) {
    size -= 1;
    lines = wrap(text, size, column);
  }
  return { lines, size };
}
