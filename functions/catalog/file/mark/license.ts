/** Whose copy a file is. */
export interface License {
  readonly name: string;
  /** Id of the order with which the person got it. */
  readonly order: string;
}

/** Why a file has no mark. */
export type Unmarked = 'too large' | 'encrypted' | 'protected' | 'signed' | 'bomb' | 'unreadable' | 'given up';

/** A file with its mark, or why it has none. */
export type MarkResult = { readonly bytes: Uint8Array } | { readonly unmarked: Unmarked };

/** Bytes above which a file is given out as it is. */
export const largestMarked = 25 * 1024 * 1024;

/** Characters of a name that are shown. */
const longestName = 80;
const longestOrder = 40;

function shortened(text: string, most: number): string {
  const characters = [
    ...text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  ];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('');
}

/** The mark as text, on one line and of bounded length. */
export function licenseText({ name, order }: License): string {
  const [whose, which] = [shortened(name, longestName), shortened(order, longestOrder)];
  return whose ? `Licensed to ${whose} · ${which}` : `Licensed to the buyer of ${which}`;
}
