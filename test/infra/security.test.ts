import { beforeAll, expect, it } from 'vitest';
import { Stacks } from '#scripts/local/stacks.ts';
import { productionAssembly } from './assembly.ts';
import { securityOf } from './security.ts';

let stacks: Stacks;
beforeAll(async () => {
  stacks = new Stacks(await productionAssembly());
}, 180_000);

it('who reaches what is what was reviewed last', async () => {
  await expect(securityOf(stacks)).toMatchFileSnapshot('./security.snapshot.txt');
});
