/** Part of a file, short enough to quote. */
export interface Chunk {
  /** Name of the file. */
  readonly file: string;
  /** Undefined for a file without pages. */
  readonly page?: number | undefined;
  readonly text: string;
}

/** Characters: a paragraph or two, so that an excerpt makes sense alone and says one thing. */
const longest = 1200;

/** A sentence that is too long is cut at words, and a word that is too long anywhere. */
const pieces = new RegExp(`\\S.{0,${longest - 1}}(?=\\s|$)|\\S{1,${longest}}`, 'gsu');
const sentences = /.+?(?:[.!?]["'”’)]*(?=\s)|$)/gsu;

/** A paragraph as parts that are no longer than a chunk. */
function partsOf(paragraph: string): string[] {
  if (paragraph.length <= longest) return [paragraph];
  return (paragraph.match(sentences) ?? []).flatMap((sentence) => sentence.trim().match(pieces) ?? []);
}

/** Joins neighbours as long as they fit. */
function joined(parts: readonly string[], between: string): string[] {
  const chunks: string[] = [];
  for (const part of parts) {
    const last = chunks.at(-1);
    if (last !== undefined && last.length + between.length + part.length <= longest)
      chunks[chunks.length - 1] = `${last}${between}${part}`;
    else chunks.push(part);
  }
  return chunks;
}

/** A text, of a page or of a whole file, in chunks of whole paragraphs, or of whole sentences where one is too long. */
export function chunksOf({ text, ...source }: Chunk): Chunk[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const parts = paragraphs.filter(Boolean).flatMap((paragraph) => joined(partsOf(paragraph), ' '));
  return joined(parts, '\n\n').map((chunk) => ({ ...source, text: chunk }));
}
