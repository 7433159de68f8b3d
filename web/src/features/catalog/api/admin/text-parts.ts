import { chaptersOf } from '#shared/catalog/chapters.ts';
import { type Block, parseContent } from '#shared/catalog/content.ts';

/** A chapter with its heading, or what stands before the first one, which has no title. */
export interface TextPart {
  readonly title: string | null;
  readonly blocks: readonly Block[];
}

const isChapter = (block: Block): boolean => block.kind === 'heading' && block.level === 1;

/** A text in parts. It is parsed as a whole, so that anchors and notes are those of the whole. */
export function textParts(content: string): TextPart[] {
  const blocks = parseContent(content);
  const starts = blocks.flatMap((block, place) => (isChapter(block) ? [place] : []));
  const chapters = chaptersOf(content).map(({ title }, at) => ({
    title,
    blocks: blocks.slice(starts[at], starts[at + 1]),
  }));
  const front = blocks.slice(0, starts[0] ?? blocks.length);
  return front.length > 0 ? [{ title: null, blocks: front }, ...chapters] : chapters;
}
