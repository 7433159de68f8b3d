import { beforeEach, expect, it, vi } from 'vitest';
import { renewCopies } from './copy.service.ts';
import { markedCopy } from './make-copy.ts';

const grant = vi.hoisted(() => ({ ebook_id: 'ebk_1', order_id: 'ord_1', paid: 2950 }));
const saved = vi.hoisted(() => vi.fn(async (_: readonly object[]) => true));
const objectSize = vi.hoisted(() => vi.fn<() => Promise<number | undefined>>());
vi.mock('#functions/library/public.ts', () => ({
  findGrant: async () => grant,
  ownsByOrderItem: () => ({ Put: 'owns' }),
}));
vi.mock('#lib/aws/objects.ts', () => ({ objectSize, putOnce: vi.fn(), deleteObject: vi.fn(), getIfChanged: vi.fn() }));
vi.mock('#lib/table/transact.ts', () => ({ transactUnlessRefused: saved }));
vi.mock('../made/made-files.service.ts', () => ({ makeMissing: vi.fn() }));
vi.mock('./licensed-copy.repo.ts', () => ({ listCopies: async () => [], copyItem: (copy: object) => copy }));
vi.mock('./make-copy.ts', { spy: true });
vi.mock('../../ebook/ebook.repo.ts', () => ({
  findEbook: async () => ({
    ...{ id: 'ebk_1', content_version: 1, updated_at: '2026-01-01T00:00:00.000Z', category: 'Topic' },
    original: { upload_id: 'upl_1', filename: 'a.pdf', type: 'pdf', size: 1 },
  }),
}));

const findName = async () => 'Sam';
const copies = () => saved.mock.calls.map(([[copy]]) => copy);
beforeEach(() => {
  saved.mockClear();
  objectSize.mockResolvedValue(1);
  vi.mocked(markedCopy).mockReset().mockRejectedValue(new Error('Out of memory'));
});

it('a file that cannot be marked now is tried again', async () => {
  await expect(renewCopies('ebk_1', 'usr_1', findName)).rejects.toThrow('Out of memory');
  expect(saved).not.toHaveBeenCalled();
});

it('a file that no attempt has marked goes out as it is after the last one, because its buyer waits', async () => {
  await renewCopies('ebk_1', 'usr_1', findName, true);
  expect(markedCopy).not.toHaveBeenCalled();
  expect(copies().length).toBeGreaterThan(0);
  for (const copy of copies()) expect(copy).toMatchObject({ key: undefined, unmarked: 'given up' });
});

it('a file that is not there is not said to go out', async () => {
  objectSize.mockResolvedValue(undefined);
  await expect(renewCopies('ebk_1', 'usr_1', findName, true)).rejects.toThrow('There is no');
});
