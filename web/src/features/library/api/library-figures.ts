import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import type { OwnedEbook, WishlistItem } from '#shared/library/library.ts';
import { packageText } from '#web/lib/text/ebook-size.ts';

export interface LibraryFigures {
  readonly owned: number;
  /** Dollars paid for the owned books. */
  readonly invested: number;
  /** The framework most owned books are about; the alphabetically first on a tie. */
  readonly topFramework: string | undefined;
}

export function libraryFigures(books: readonly OwnedEbook[]): LibraryFigures {
  const counts = new Map<string, number>();
  for (const { regulatory_source: source } of books) counts.set(source, (counts.get(source) ?? 0) + 1);
  const [top] = [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
  const cents = books.reduce((sum, { paid }) => sum + Math.round(paid * 100), 0);
  return { owned: books.length, invested: cents / 100, topFramework: top?.[0] };
}

/** The unfinished book read last. */
export function continueWith(books: readonly OwnedEbook[]): OwnedEbook | undefined {
  return books
    .filter(({ progress, last_read_at }) => last_read_at !== null && progress > 0 && progress < finished)
    .sort((a, b) => (b.last_read_at ?? '').localeCompare(a.last_read_at ?? ''))[0];
}

/** The last screen never reaches the very end of a text. */
export const finished = 0.98;

/** `62% read`, `Finished`, `Not started, 38 min`; `46 prompts · CSV` of a package, which has no reading place. */
export function progressText(book: OwnedEbook): string {
  const { category, progress, estimated_read_time } = book;
  if (category === 'Prompt Vault') return packageText(book) ?? 'Ready to use';
  if (progress >= finished) return 'Finished';
  return progress > 0 ? `${Math.round(progress * 100)}% read` : `Not started, ${estimated_read_time} min`;
}

const day = 24 * 60 * 60 * 1000;

/** Whether a wish is a day old, when it becomes a special offer. */
export const isSpecialOffer = ({ added_at }: Pick<WishlistItem, 'added_at'>, now: number): boolean =>
  now - Date.parse(added_at) >= day;

/** Whether a book fits what was typed, by the rule of every list: each word starts one of its title, framework or tags. */
export const matches = (book: Pick<OwnedEbook, 'title' | 'regulatory_source' | 'tags'>, typed: string): boolean =>
  hasWords(wordsOf(book.title, book.regulatory_source, ...book.tags), typed);
