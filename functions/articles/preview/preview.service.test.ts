import { beforeEach, expect, it, vi } from 'vitest';
import { readPreview } from './preview.service.ts';

/* Who can read through a private link, including one whose article is gone. */

const stored = vi.hoisted(() => ({
  article: undefined as object | undefined,
  preview: undefined as object | undefined,
}));
vi.mock('../article/article.repo.ts', () => ({ findArticle: async () => stored.article }));
vi.mock('../article/article.service.ts', () => ({ articles: {} }));
vi.mock('./preview.repo.ts', () => ({ findPreview: async () => stored.preview }));
vi.mock('./preview.view.ts', () => ({ toPreviewedPost: async (article: object) => article }));
vi.mock('./preview-token.ts', () => ({
  readToken: () => ({ articleId: 'art_1', signature: 'right' }),
  isTokenOf: async (_: object, signature: string) => signature === 'right',
}));

const article = { id: 'art_1', title: 'Draft' };
const expires_at = '2031-05-06T07:08:09.000Z';
const read = () => readPreview('art_1-right');

beforeEach(() => {
  stored.article = article;
  stored.preview = { expires_at };
});

it('shows its article', async () => {
  expect(await read()).toEqual({ article, expires_at });
});

it.each([
  ['in the trash', { article: { ...article, deleted_at: expires_at } }],
  ['gone', { article: undefined }],
  ['no longer shared', { preview: undefined }],
])('shows nothing of an article that is %s', async (_, change) => {
  Object.assign(stored, change);
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
});
