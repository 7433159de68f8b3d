import { expect, it } from 'vitest';
import { picture } from './picture.ts';

it('draws a bar for each size, the longest as wide as the picture and the shortest still there', () => {
  const drawn = picture(
    ['100', '10,000'],
    [
      { name: 'list', milliseconds: [0.04, 20] },
      { name: 'search', milliseconds: [40, 10] },
    ],
  );
  expect(drawn.split('\n')).toEqual([
    '```text',
    'list',
    '     100 █ 0.0 ms',
    `  10,000 ${'█'.repeat(20)} 20.0 ms`,
    'search',
    `     100 ${'█'.repeat(40)} 40.0 ms`,
    `  10,000 ${'█'.repeat(10)} 10.0 ms`,
    '```',
  ]);
});
