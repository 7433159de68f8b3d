import { expect, it } from 'vitest';
import { listing, tabOf } from './tab.ts';

const original = { upload_id: 'upl_1', filename: 'x.pdf', type: 'pdf', size: 1 } as const;
const draft = { shelf: 'draft', category: 'Topic', title: 'Access Reviews' } as const;

it.each([
  [{ ...draft, original }, 'ebooks'],
  [draft, 'none'],
  [{ ...draft, category: 'Prompt Vault' }, 'prompts'],
  [{ ...draft, category: 'Prompt Vault', original }, 'prompts'],
  [{ ...draft, shelf: 'trash', original } as const, 'none'],
])('%o is listed under %s', (ebook, tab) => expect(tabOf(ebook)).toBe(tab));

it('is found by title and category where it is listed', () => {
  expect(listing({ ...draft, original })).toEqual({ tab: 'ebooks', found_by: 'access reviews topic' });
  expect(listing(draft)).toEqual({ tab: 'none', found_by: undefined });
});
