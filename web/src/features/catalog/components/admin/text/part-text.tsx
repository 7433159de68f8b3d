import { useRef } from 'react';
import { type Block, parseContent } from '#shared/catalog/content.ts';
import { BookText } from '../../reader/book-text.tsx';

/** A part of a text, as readers see it. */
export function PartText({ blocks }: { readonly blocks: readonly Block[] }) {
  const box = useRef<HTMLDivElement>(null);
  return <BookText ref={box} blocks={blocks} />;
}

/** The same of a text that is in no ebook yet. */
export const MarkdownText = ({ markdown }: { readonly markdown: string }) => (
  <PartText blocks={parseContent(markdown)} />
);
