import { beforeEach, expect, it, vi } from 'vitest';
import type { Ebook } from '../../ebook/ebook.repo.ts';
import { madeKey } from '../file-keys.ts';
import { madeFormatsOf } from '../formats.ts';

const stored = new Map<string, string>();
vi.mock('#lib/aws/objects.ts', () => ({
  objectSize: async (key: string) => stored.get(key)?.length,
  putOnce: async (key: string, bytes: Uint8Array) => void stored.set(key, String(bytes)),
}));
const fullText = vi.fn(async () => 'stored text');
vi.mock('../../ebook/content.service.ts', () => ({ fullText }));
vi.mock('../../ebook/ebook.repo.ts', () => ({ findEbook: vi.fn() }));
vi.mock('../cover/cover.service.ts', () => ({ coverOf: async () => ({ kind: 'drawn', bytes: new Uint8Array() }) }));
const pictures = new Map([['a', new Uint8Array(1)]]);
const loadFigures = vi.fn(async (_: string, __: string) => pictures);
vi.mock('../../text-figure/load-figures.ts', () => ({ loadFigures }));
const makeFile = vi.fn(async (_: Ebook, { content }: { content: string }, format: string) => `${format} of ${content}`);
vi.mock('./make-file.ts', () => ({ makeFile }));
const { makeMissing } = await import('./made-files.service.ts');

const ebook = { id: 'ebk_1', content_version: 1, title: 'Now', category: 'Topic', regulatory_source: 'SOX' } as Ebook;
beforeEach(() => {
  stored.clear();
  vi.clearAllMocks();
});

it('makes the files that are not there of the stored text, and then nothing', async () => {
  stored.set(madeKey(ebook, 'pdf'), 'there');
  await makeMissing(ebook);
  expect(makeFile.mock.calls.map(([, , format]) => format)).toEqual(
    madeFormatsOf(ebook).filter((format) => format !== 'pdf'),
  );
  expect(stored.get(madeKey(ebook, 'pdf'))).toBe('there');
  expect(stored.get(madeKey(ebook, 'epub'))).toBe('epub of stored text');
  fullText.mockClear();
  await makeMissing(ebook);
  expect(fullText).not.toHaveBeenCalled();
});

it('reads the pictures of a text once for all files', async () => {
  await makeMissing(ebook);
  expect(loadFigures.mock.calls).toEqual([['ebk_1', 'stored text']]);
  expect(makeFile.mock.calls.length).toBeGreaterThan(1);
  for (const [, parts] of makeFile.mock.calls) expect(parts).toMatchObject({ pictures });
});

it('makes those of a draft that is not there yet of the text that it is given', async () => {
  await makeMissing(ebook, 'a new text');
  expect(stored.get(madeKey(ebook, 'pdf'))).toBe('pdf of a new text');
  expect(fullText).not.toHaveBeenCalled();
});
