import type { Block } from '#shared/catalog/content.ts';

export type HeadingBlock = Extract<Block, { kind: 'heading' }>;

const isHeading = (block: Block): block is HeadingBlock => block.kind === 'heading';

/** Anchors of the headings on the page. */
export const shownAnchors = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.filter(isHeading).map(({ anchor }) => anchor));

/** The heading above a block, or the block itself if it is one. */
export const headingAbove = (blocks: readonly Block[], index: number): HeadingBlock | undefined =>
  blocks.slice(0, index + 1).findLast(isHeading);

/** The highest heading level a text uses, its chapters, whether written with one `#` or two. */
export const topLevel = (headings: readonly { readonly level: number }[]): number =>
  Math.min(3, ...headings.map(({ level }) => level));

/** Id of a heading's element, prefixed to avoid the page's own ids. */
export const elementIdOf = (anchor: string): string => `sec-${anchor}`;
