import { describe, expect, it } from 'vitest';
import { environmentOf } from './place.ts';

const usage = 'Usage: npm run something -- --stage production';

describe('the place that a command works on', () => {
  it.each([
    ['none', {}],
    ['a stage and the local cloud', { stage: 'dev', local: true }],
    ['a stage and an address', { stage: 'dev', url: 'http://localhost:4000' }],
    ['an empty stage', { stage: '' }],
  ])('is refused with the usage when there is %s', async (_, given) => {
    await expect(environmentOf(given, usage)).rejects.toThrow(`${usage}\n--local instead of a stage`);
  });

  it('is the local cloud at an address, which says enough', async () => {
    const closed = 'http://127.0.0.1:1';
    for (const given of [{ url: closed }, { url: closed, local: true }])
      await expect(environmentOf(given, usage)).rejects.toThrow(`No local cloud answers at ${closed}`);
    for (const url of ['localhost:4000', ''])
      await expect(environmentOf({ url }, usage)).rejects.toThrow(`No local cloud answers at ${url}: start it`);
  });

  it('is a stage that exists', async () => {
    await expect(environmentOf({ stage: 'prod' }, usage)).rejects.toThrow('Name the stage: --stage dev');
  });
});
