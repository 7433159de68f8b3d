import { formatItems } from '#shared/kernel/format.ts';

/** A tag, a category or a framework: what is said of all of them. */
export interface Term {
  readonly name: string;
  readonly usage_count: number;
}

/** What has terms: things of several kinds have tags and categories, ebooks have frameworks. */
export type Holder = 'thing' | 'ebook';

/** `4 things` that have a term. */
export const holdersOf = ({ usage_count }: Term, holder: Holder = 'thing'): string => formatItems(usage_count, holder);

export const usesWords = (term: Term, holder?: Holder): string =>
  term.usage_count === 0 ? 'Not used' : `Used by ${holdersOf(term, holder)}`;

/** Whether what is typed is a new name of a term that something has. */
export const isRenamed = (term: Term | null, typed: string): term is Term =>
  term !== null && term.usage_count > 0 && typed.trim() !== '' && typed.trim() !== term.name;

/** What a new name does, while it is typed; nothing is said of a term that nothing has. */
export const renameWords = (term: Term | null, typed: string, holder?: Holder): string | undefined =>
  isRenamed(term, typed) ? `${holdersOf(term, holder)} will get the new name` : undefined;
