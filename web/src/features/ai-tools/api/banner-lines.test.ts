import { expect, it } from 'vitest';
import { bannerLines } from './banner-lines.ts';

const tools = (category: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `${category} ${i}`, category }));

it('shows four categories: the preferred ones first, then the largest', () => {
  const lines = bannerLines([
    ...tools('Small', 1),
    ...tools('Large', 5),
    ...tools('Finance & Legal', 1),
    ...tools('Security & Compliance', 2),
    ...tools('Middle', 2),
  ]);
  expect(lines.map(({ category, count }) => [category, count])).toEqual([
    ['Security & Compliance', 2],
    ['Finance & Legal', 1],
    ['Large', 5],
    ['Middle', 2],
  ]);
  expect(lines[2]?.names).toHaveLength(3);
});
