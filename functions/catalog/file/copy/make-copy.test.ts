import { beforeEach, expect, it, vi } from 'vitest';
import { largestMarked } from '../mark/license.ts';

const objectSize = vi.fn<() => Promise<number | undefined>>();
const getIfChanged = vi.fn<() => Promise<object | string>>();
vi.mock('#lib/aws/objects.ts', () => ({ objectSize, getIfChanged }));

const { markedCopy } = await import('./make-copy.ts');
const source = { key: 'originals/upl_1', format: 'pdf', modified: '2026-01-01T00:00:00.000Z' } as const;
const copy = () => markedCopy(source, { name: 'Sam', order: 'ord_1' });
beforeEach(() => {
  objectSize.mockReset();
  getIfChanged.mockReset().mockResolvedValue({ bytes: Buffer.from('no PDF') });
});

it('a file that is too large to be marked is not even read', async () => {
  objectSize.mockResolvedValue(largestMarked + 1);
  expect(await copy()).toEqual({ unmarked: 'too large' });
  expect(getIfChanged).not.toHaveBeenCalled();
  objectSize.mockResolvedValue(largestMarked);
  expect(await copy()).toEqual({ unmarked: 'unreadable' });
});

it('there is no copy of a file that is not there, or goes while it is looked at', async () => {
  objectSize.mockResolvedValue(undefined);
  expect(await copy()).toBeUndefined();
  objectSize.mockResolvedValue(9);
  getIfChanged.mockResolvedValue('gone');
  expect(await copy()).toBeUndefined();
});
