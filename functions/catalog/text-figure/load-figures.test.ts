import { expect, it, vi } from 'vitest';
import { figureKey } from './figure-key.ts';
import { loadFigures } from './load-figures.ts';

const names = ['a', 'b', 'c'].map((name) => `${name}-0123456789ab-80x60.png`);
const [first = '', second = '', third = ''] = names;
const sizes = new Map([
  [figureKey('ebk_1', first), 6],
  [figureKey('ebk_1', second), 9],
  [figureKey('ebk_1', third), 4],
]);
const read: string[] = [];
vi.mock('#lib/aws/objects.ts', () => ({
  objectSize: async (key: string) => sizes.get(key),
  async getIfChanged(key: string) {
    read.push(key);
    const size = sizes.get(key);
    return size === undefined ? 'missing' : { bytes: new Uint8Array(Math.min(size, 10)), etag: '' };
  },
}));
const gone = 'gone-0123456789ab-80x60.png';
const content = [...names, gone, 'chart', first].map((name) => `![x](figure:${name})`).join('\n\n');

it('has the stored pictures of a text, each once', async () => {
  const pictures = await loadFigures('ebk_1', content);
  expect([...pictures.keys()]).toEqual(names);
  expect(Buffer.isBuffer(pictures.get(first))).toBe(true);
});

it('has as many as there is room for, and does not read the others', async () => {
  read.length = 0;
  expect([...(await loadFigures('ebk_1', content, 10)).keys()]).toEqual([first, third]);
  expect(read).toEqual([figureKey('ebk_1', first), figureKey('ebk_1', third)]);
});

it('has 60 MB of them at most', async () => {
  const figure = (name: string, size: number) => {
    const file = `${name}-0123456789ab-80x60.png`;
    sizes.set(figureKey('ebk_2', file), size);
    return file;
  };
  const fitting = [figure('large', 59_999_990), figure('small', 10)];
  const shown = [...fitting, figure('more', 1)].map((name) => `![x](figure:${name})`).join('\n\n');
  expect([...(await loadFigures('ebk_2', shown)).keys()]).toEqual(fitting);
});
