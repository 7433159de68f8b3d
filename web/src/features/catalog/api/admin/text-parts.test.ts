import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const shape = (content: string) => textParts(content).map(({ title, blocks }) => [title, blocks.length]);

it('a text has its front and its chapters as parts', () => {
  expect(shape('Front.\n\n# One\n\nText.\n\n## Below\n\n# Two')).toEqual([
    [null, 1],
    ['One', 3],
    ['Two', 1],
  ]);
  expect(shape('# One\n\n```\n# no chapter\n```')).toEqual([['One', 2]]);
  expect(shape('## Only below')).toEqual([[null, 1]]);
  expect(shape('')).toEqual([]);
});

it('notes of a part have the numbers that they have in the whole', () => {
  const [, two] = textParts('# One\n\nA[^a].\n\n[^a]: First\n\n# Two\n\nB[^b].\n\n[^b]: Second');
  expect(two?.blocks.at(-1)).toMatchObject({ kind: 'notes', notes: [{ number: 2 }] });
});
