import { beforeEach, expect, it, vi } from 'vitest';
import type { Ebook } from '../../ebook/ebook.repo.ts';
import { chosenCoverKey, drawnCoverKey } from '../file-keys.ts';

const store = new Map<string, Uint8Array>();
const getIfChanged = async (key: string) => {
  const bytes = store.get(key);
  return bytes ? { bytes, etag: '' } : 'missing';
};
const putOnce = vi.fn(async (key: string, bytes: Uint8Array, _type: string) => void store.set(key, bytes));
vi.mock('#lib/aws/objects.ts', () => ({ getIfChanged, putOnce }));
const drawnCover = vi.fn(async () => Buffer.from('drawn'));
vi.mock('./drawn-cover.ts', () => ({ drawnCover }));
const chosenCover = vi.fn(async (): Promise<Uint8Array | undefined> => Buffer.from('chosen'));
vi.mock('./chosen-cover.ts', () => ({ chosenCover }));

const { coverOf } = await import('./cover.service.ts');
const ebook = { id: 'ebk_1', title: 'Now', category: 'Topic', regulatory_source: 'SOX' } as Ebook;
const withPicture = { ...ebook, cover_image: '/files/a' };
const seen = async (one: Ebook) => {
  const { kind, bytes } = await coverOf(one);
  return [kind, Buffer.from(bytes).toString()];
};

beforeEach(() => {
  store.clear();
  vi.clearAllMocks();
});

it('is drawn once for what it shows, and again for another title', async () => {
  expect(await seen(ebook)).toEqual(['drawn', 'drawn']);
  expect(await seen(ebook)).toEqual(['drawn', 'drawn']);
  expect(drawnCover).toHaveBeenCalledTimes(1);
  expect(putOnce).toHaveBeenCalledExactlyOnceWith(drawnCoverKey(ebook), Buffer.from('drawn'), 'image/png');
  await seen({ ...ebook, title: 'Then' });
  expect([...store.keys()]).toEqual([drawnCoverKey(ebook), drawnCoverKey({ ...ebook, title: 'Then' })]);
});

it('is the picture that was chosen, whatever the title', async () => {
  expect(await seen(withPicture)).toEqual(['chosen', 'chosen']);
  await seen({ ...withPicture, title: 'Then' });
  expect([...store.keys()]).toEqual([chosenCoverKey(withPicture)]);
  expect(putOnce).toHaveBeenCalledExactlyOnceWith(chosenCoverKey(withPicture), Buffer.from('chosen'), 'image/jpeg');
  expect([chosenCover, drawnCover].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

it('is drawn when the picture cannot be read, and looked for again next time', async () => {
  chosenCover.mockResolvedValueOnce(undefined);
  expect(await seen(withPicture)).toEqual(['drawn', 'drawn']);
  expect([...store.keys()]).toEqual([drawnCoverKey(ebook)]);
  expect(await seen(withPicture)).toEqual(['chosen', 'chosen']);
});

it('waits for a store that is away, instead of being another one for ever', async () => {
  chosenCover.mockRejectedValueOnce(new Error('away'));
  await expect(coverOf(withPicture)).rejects.toThrow('away');
  expect(store.size).toBe(0);
});
