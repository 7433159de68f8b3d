/* Without zod: forms say this before they send anything. */

/** What a request can hold of a text. */
export interface TextRoom {
  readonly letters: number;
  /** Of the text as JSON, in which a letter may take several. */
  readonly bytes: number;
}

/** By how many percent a text has to become shorter; undefined if there is room for it. */
export function percentTooLong(text: string, { letters, bytes }: TextRoom): number | undefined {
  const size = new TextEncoder().encode(JSON.stringify(text)).length;
  const share = Math.max(text.length / letters, size / bytes);
  return share > 1 ? Math.ceil((1 - 1 / share) * 100) : undefined;
}
