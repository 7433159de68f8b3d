import { beforeAll, expect, it } from 'vitest';
import { buildSite } from '#scripts/build/site.ts';
import { synthesise } from '#scripts/build/synth.ts';
import { Stacks } from '#scripts/local/stacks.ts';
import { securityOf } from './security.ts';

let stacks: Stacks;
beforeAll(async () => {
  await buildSite();
  stacks = new Stacks(await synthesise('production'));
}, 180_000);

it('who reaches what is what was reviewed last', async () => {
  await expect(securityOf(stacks)).toMatchFileSnapshot('./security.snapshot.txt');
});
