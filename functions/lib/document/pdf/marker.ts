/** What a line of a list begins with. */
export interface Marker {
  readonly text: string;
  /** Of an ordered list. */
  readonly number?: number;
}

const bullet = /^[•‣◦▪▫■□●○◆◇➢➤►▶✓✔❖·∙\uF0B7\uF0A7\uF0D8]\s*(?=\S)/;
const dash = /^[–—*-]\s+(?=\S)/;
const number = /^\(?(\d{1,3})[.)]\s+(?=\S)/;

/** The bullet or number of a line; a dash counts only where the caller knows that lines around it have one, too. */
export function markerOf(line: string): Marker | undefined {
  const text = bullet.exec(line)?.[0] ?? dash.exec(line)?.[0];
  if (text !== undefined) return { text };
  const found = number.exec(line);
  return found ? { text: found[0], number: Number(found[1]) } : undefined;
}
