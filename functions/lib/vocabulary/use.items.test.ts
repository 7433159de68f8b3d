import { expect, test } from 'vitest';
import { onTable } from '../testing/table.ts';
import type { Name } from './name.repo.ts';

/* The conditions of the transactions that count names, on the real table: who comes a moment too late is refused. */

const vocabulary = onTable(async () => ({
  ...(await import('./use.items.ts')),
  ...(await import('./name.repo.ts')),
  ...(await import('../table/transact.ts')),
}));
type Item = Parameters<typeof vocabulary.transact>[0][number];

let count = 0;
/** The name of a new term. */
async function aName({ active = true } = {}) {
  count += 1;
  const name = { kind: 'tag', name: `Name ${count}` } as const;
  const claim = vocabulary.claimNameItem({ ...name, id: `tag_${count}`, active });
  await vocabulary.transact([vocabulary.newUseItem(name, active, 0), claim]);
  return { ...name, id: `tag_${count}` };
}
const write = (item: Item) => vocabulary.transact([item]);
const isRefused = async (item: Item) => !(await vocabulary.transactUnlessRefused([item]));
const uses = async (name: Name) => (await vocabulary.findUse(name))?.uses;
/** Takes the name for one thing more, if it may. */
const taken = async (name: Name) => !(await isRefused(vocabulary.takeItem(name)));

test('a name is taken while it is offered, or takes the place of another one', async () => {
  const [offered, inactive] = [await aName(), await aName({ active: false })];
  expect([await taken(offered), await taken(inactive)]).toEqual([true, false]);
  await write(vocabulary.arriveItem(inactive, 1));
  expect(await taken(inactive)).toBe(true);
  await write(vocabulary.leaveItem(offered, 'Another'));
  expect(await taken(offered)).toBe(false);
  expect([await uses(offered), await uses(inactive)]).toEqual([1, 1]);
  expect(await taken({ kind: 'tag', name: 'Gone' })).toBe(false);
});

test('a name ends when nothing has it and it takes the place of no other', async () => {
  const name = await aName();
  const end = vocabulary.endUseItem(name);
  await write(vocabulary.takeItem(name));
  expect(await isRefused(end)).toBe(true);
  await write(vocabulary.dropItem(name));
  await write(vocabulary.arriveItem(name, 1));
  expect(await isRefused(end)).toBe(true);
  await write(vocabulary.arriveItem(name, -1));
  await write(end);
  expect(await uses(name)).toBeUndefined();
});

test('a name leaves once, and not while another one arrives at it; nothing arrives at one that leaves', async () => {
  const [name, goal] = [await aName(), await aName()];
  await write(vocabulary.leaveItem(name, goal.name));
  expect(await isRefused(vocabulary.leaveItem(name, 'Another'))).toBe(true);
  expect(await isRefused(vocabulary.arriveItem(name, 1))).toBe(true);
  await write(vocabulary.arriveItem(goal, 1));
  expect(await isRefused(vocabulary.leaveItem(goal, 'Another'))).toBe(true);
  expect(await isRefused(vocabulary.arriveItem({ kind: 'tag', name: 'Gone' }, 1))).toBe(true);
});

test('a name is given another meaning, and released, only by the term that has it', async () => {
  const { id, ...name } = await aName();
  const meaning = { ...name, id: 'tag_other', active: true };
  expect(await isRefused(vocabulary.changeClaimItem(name, meaning, 'tag_stranger'))).toBe(true);
  expect(await isRefused(vocabulary.releaseNameItem(name, 'tag_stranger'))).toBe(true);
  await write(vocabulary.changeClaimItem(name, meaning, id));
  expect(await isRefused(vocabulary.releaseNameItem(name, id))).toBe(true);
  await write(vocabulary.releaseNameItem(name, 'tag_other'));
  expect((await vocabulary.findClaims([name])).size).toBe(0);
});
