import { previewOf } from '#shared/catalog/content-preview.ts';
import { countWords } from '#shared/catalog/content-words.ts';
import type { EbookDetail } from '#shared/catalog/ebook.ts';

type Previewed = Pick<EbookDetail, 'content' | 'content_access' | 'word_count' | 'preview_words'>;

export interface Preview {
  /** The text to show. */
  readonly text: string;
  /** Words shown, words that require the purchase, and the share shown in percent. */
  readonly shown: number;
  readonly remaining: number;
  readonly percent: number;
  /** Whether there is a longer preview than this one. */
  readonly canExtend: boolean;
}

/** The part of an ebook to show: all of it, its first 400 words, or 800 in the extended preview. */
export function previewOfEbook(ebook: Previewed, isExtended: boolean): Preview {
  const { content, content_access, word_count, preview_words } = ebook;
  const all = { shown: word_count, remaining: 0, percent: 100, canExtend: false };
  if (content_access === 'full') return { ...all, text: content };
  const text = isExtended ? content : previewOf(content, preview_words);
  // Fewer than announced when a table would have been cut.
  const shown = countWords(text);
  if (shown >= word_count) return { ...all, text };
  return {
    text,
    shown,
    remaining: word_count - shown,
    percent: Math.min(99, Math.max(1, Math.round((shown / word_count) * 100))),
    canExtend: text.length < content.length,
  };
}
