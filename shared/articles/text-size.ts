/* Without zod: the form says this before it sends anything. */

/** In the text of an article. */
export const mostLetters = 600_000;
/** As JSON. A request may have a million, and the other fields of an article may have a tenth of that. */
const mostBytes = 900_000;

/** Why a text is too long to be saved, and by how much; undefined for any other. A letter may take several bytes. */
export function textTooLong(html: string): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(html)).length;
  const share = Math.max(html.length / mostLetters, bytes / mostBytes);
  if (share <= 1) return undefined;
  const percent = Math.ceil((1 - 1 / share) * 100);
  return `This text is too long to be saved. Shorten it by ${percent}%, or divide it into several articles.`;
}
