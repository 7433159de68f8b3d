import { beforeEach, expect, it, vi } from 'vitest';
import { jpeg, png } from '#functions/uploads/testing/pictures.ts';
import { storedFigureNames } from '#shared/catalog/content/figure-names.ts';
import { keepFigures } from './keep-figures.ts';

const stored = new Map<string, string>();
vi.mock('#lib/aws/objects.ts', () => ({
  async putOnce(key: string, _: Uint8Array, type: string) {
    stored.set(key, type);
  },
}));
beforeEach(() => stored.clear());

const by = { ebookId: 'ebk_1', reading: 3 };
const figure = (name: string, bytes: Uint8Array) => ({ name, type: 'image/png', bytes }) as const;
const text = 'One.\n\n![A plan](figure:plan "The plan")\n\n![A bomb](figure:bomb)';
const plan = figure('plan', png(60, 40));
const bomb = figure('bomb', jpeg(60_000, 60_000));
const unused = figure('unused', png(8, 8));

it('stores what the text shows under names that the text has then', async () => {
  const kept = await keepFigures(by, { text, figures: [plan, bomb, unused] });
  const [name] = storedFigureNames(kept.text);
  expect(name).toMatch(/^plan-[0-9a-f]{12}-60x40\.png$/);
  expect(kept.text).toBe(text.replace('figure:plan', `figure:${name}`));
  expect([...stored]).toEqual([[`ebooks/ebk_1/figures/${name}`, 'image/png']]);
});

it('says which could not be used, and leaves their descriptions', async () => {
  const { text: kept, remarks } = await keepFigures(by, { text, figures: [bomb] });
  expect(kept).toBe(text);
  expect(remarks).toEqual([
    { where: 'picture “bomb”', sentence: 'This picture could not be used; the text has its description.' },
  ]);
});

it('gives the same names when the same reading is tried again, and others to another reading', async () => {
  const names = async (reading: number) =>
    storedFigureNames((await keepFigures({ ...by, reading }, { text, figures: [plan] })).text);
  expect(await names(3)).toEqual(await names(3));
  expect(await names(4)).not.toEqual(await names(3));
});

it('leaves what takes too long', async () => {
  let time = 0;
  const clock = () => (time += 70_000);
  const { remarks } = await keepFigures(by, { text, figures: [plan, figure('bomb', png(8, 8))] }, clock);
  expect(stored.size).toBe(1);
  expect(remarks.map(({ where }) => where)).toEqual(['picture “bomb”']);
});
