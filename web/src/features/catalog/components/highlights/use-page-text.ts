import { type RefObject, useEffect, useState } from 'react';
import type { Block } from '#shared/catalog/content.ts';
import { type PageText, readPage } from '../../api/highlights/page-text.ts';

/** The text on the page, read again when other blocks are shown. Undefined until it is there. */
export function usePageText(text: RefObject<HTMLElement | null>, blocks: readonly Block[]): PageText | undefined {
  const [page, setPage] = useState<PageText>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks are another text.
  useEffect(() => {
    if (text.current) setPage(readPage(text.current));
  }, [text, blocks]);
  return page;
}
