import { expect, it } from 'vitest';
import { styleSheet } from './colours.ts';

it('sides are narrower on phones, and nowhere else', () => {
  const [, phones = ''] = /@media \(max-width:480px\)\{(.*)\}$/.exec(styleSheet) ?? [];
  expect(phones).toContain('.side{padding-left:16px!important');
  expect(styleSheet.replace(phones, '')).not.toContain('.side');
});
