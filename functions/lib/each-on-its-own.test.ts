import { expect, it } from 'vitest';
import { eachOnItsOwn } from './each-on-its-own.ts';

it('does all, and throws the first failure at the end', async () => {
  const done: number[] = [];
  const act = async (thing: number) => {
    done.push(thing);
    if (thing % 2 === 0) throw new Error(`no ${thing}`);
  };
  await expect(eachOnItsOwn([1, 2, 3, 4], act)).rejects.toThrow('no 2');
  expect(done).toEqual([1, 2, 3, 4]);
});
