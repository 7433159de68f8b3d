import { beforeEach, expect, it, vi } from 'vitest';
import type { Ebook } from '../ebook/ebook.repo.ts';
import { readOriginal } from './reading.ts';
import { isTooLong, longestText } from './too-long.ts';

const readDocument = vi.hoisted(() => vi.fn());
vi.mock('#lib/document/read.ts', () => ({ readDocument, documentTypeOf: async () => 'pdf' }));
vi.mock('#functions/uploads/public.ts', () => ({ sentFile: async () => ({ key: 'originals/upl_1' }) }));
vi.mock('#lib/aws/objects.ts', () => ({ getIfChanged: async () => ({ bytes: new Uint8Array(1), etag: 'e' }) }));

const ebook = { original: { upload_id: 'upl_1' } } as Ebook;
const document = (markdown: string) => ({ markdown, remarks: [], passages: [], figures: [] });
beforeEach(() => readDocument.mockReset());

/** What Lambda counts of an answer with this text and 200 kB of other fields. */
const answered = (text: string): number =>
  Buffer.byteLength(JSON.stringify({ statusCode: 200, body: JSON.stringify({ text, others: 'x'.repeat(200_000) }) }));

it.each(['Logs are kept for a year.\n', '"Quoted" \\ and\tindented\n\n', '記録は一年間保存されます。\n'])(
  'a text of which nobody could be given an answer is refused with a sentence: %j',
  async (line) => {
    const fits = line.repeat(
      Math.floor((longestText - 6) / Buffer.byteLength(JSON.stringify(JSON.stringify(line)).slice(3, -3))),
    );
    expect(answered(fits)).toBeLessThan(6_291_556);
    readDocument.mockResolvedValueOnce(document(fits));
    expect(await readOriginal(ebook)).toMatchObject({ text: fits });
    readDocument.mockResolvedValueOnce(document(fits + line.repeat(2)));
    expect(await readOriginal(ebook)).toEqual({ refused: expect.stringMatching(/more text than one ebook can show/) });
  },
);

it('the length is that of the answer, not of the characters', () => {
  expect(isTooLong('x'.repeat(5_900_000))).toBe(false);
  expect(isTooLong('"'.repeat(2_000_000))).toBe(true);
  expect(isTooLong('記'.repeat(2_100_000))).toBe(true);
});
