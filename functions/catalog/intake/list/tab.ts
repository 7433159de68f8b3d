import { promptVault } from '#shared/catalog/choices.ts';
import { foldQuery } from '#shared/kernel/fold.ts';
import type { Ebook } from '../../ebook/ebook.repo.ts';

type Listed = Pick<Ebook, 'shelf' | 'category' | 'original'>;

/** Where uploaded content is listed: packages of prompts by themselves, also those that were not made of a file. */
export function tabOf({ shelf, category, original }: Listed): NonNullable<Ebook['tab']> {
  if (shelf === 'trash') return 'none';
  if (category === promptVault) return 'prompts';
  return original ? 'ebooks' : 'none';
}

/** What follows from an ebook for the lists of uploaded content; derived anew by every change. */
export const listing = (ebook: Listed & Pick<Ebook, 'title'>): Pick<Ebook, 'tab' | 'found_by'> => {
  const tab = tabOf(ebook);
  return { tab, found_by: tab === 'none' ? undefined : foldQuery(`${ebook.title} ${ebook.category}`) };
};
