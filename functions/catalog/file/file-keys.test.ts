import { expect, it } from 'vitest';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { drawnCoverKey, madeKey } from './file-keys.ts';

const ebook = { id: 'ebk_1', content_version: 2, title: 'Now', category: 'Topic', regulatory_source: 'SOX' } as Ebook;

it('a file is made again for another cover, and for the drawn one when the picture is taken away', () => {
  const keys = [undefined, '/files/a/detail.webp', '/files/b/detail.webp'].map((cover_image) =>
    madeKey({ ...ebook, ...(cover_image && { cover_image }) }, 'epub'),
  );
  expect(new Set(keys).size).toBe(3);
});

it('a cover is drawn again for all that it shows, not for its title alone', () => {
  const others: Partial<Ebook>[] = [{ title: 'Then' }, { category: 'Framework' }, { regulatory_source: 'GDPR' }];
  const keys = others.map((other) => drawnCoverKey({ ...ebook, ...other }));
  expect(new Set([drawnCoverKey(ebook), ...keys]).size).toBe(4);
  expect(drawnCoverKey({ ...ebook, price: 9, content_version: 3 })).toBe(drawnCoverKey(ebook));
});
