import { expect, it } from 'vitest';
import { parseContent } from '../content.ts';
import { figureName, storedFigure } from '../figure-name.ts';
import { storedFigureNames, withFigureNames } from './figure-names.ts';

const png = { width: 800, height: 600, type: 'image/png' } as const;
const digest = '3f9a1c20b7deffffffff';
const chart = figureName('Chart', digest, png);

it('a name says how large a picture is, and is one that a text may have', () => {
  expect(chart).toBe('chart-3f9a1c20b7de-800x600.png');
  expect(storedFigure(chart)).toEqual(png);
  const longest = figureName(`-${'Über '.repeat(20)}`, digest, { width: 1600, height: 6000, type: 'image/jpeg' });
  expect(longest.length).toBeLessThanOrEqual(64);
  expect(storedFigure(longest)).toEqual({ width: 1600, height: 6000, type: 'image/jpeg' });
  expect(parseContent(`![a](figure:${longest})`)).toMatchObject([{ kind: 'figure', name: longest }]);
  expect(figureName('图', digest, png)).toBe('figure-3f9a1c20b7de-800x600.png');
});

it.each(['chart', '..', 'a-3f9a1c20b7de-0x6.png', 'a-3f9a1c20b7de-9x6.svg', `../${chart}`, `${chart}/x`, ''])(
  'is of no stored picture: %s',
  (name) => {
    expect(storedFigure(name)).toBeUndefined();
  },
);

const text = [
  '# One',
  '![a (b)](figure:chart "As figure:chart shows")',
  'Here ![a](figure:chart) is only text.',
  '```\n![code](figure:chart)\n```',
  `  ![again](figure:${chart})`,
  '![other](figure:plan)',
].join('\n\n');

it('pictures get other names where they are shown, and nowhere else', () => {
  const named = withFigureNames(text, new Map([['chart', chart]]));
  expect(named).toBe(text.replace('(figure:chart "As', `(figure:${chart} "As`));
  expect(storedFigureNames(named)).toEqual([chart]);
  expect(storedFigureNames(text.replace(/.*again.*/, ''))).toEqual([]);
  expect(withFigureNames('No picture', new Map([['chart', chart]]))).toBe('No picture');
});
