import { expect, it } from 'vitest';
import { mostTrainingFiles } from './choices.ts';
import { StepPayload } from './payload.ts';
import { mostSections } from './task.ts';

const run = { generation_id: 'gen_01ARZ3NDEKTSV4RRFFQ69G5FAV', attempt: 1 };

it.each([
  ['extract', mostTrainingFiles],
  ['section', mostSections],
] as const)('the step %s has a place for each of %i, and for no more', (step, most) => {
  const isAllowed = (position: number) => StepPayload.safeParse({ ...run, step, position }).success;
  expect([-1, 0, most - 1, most].map(isAllowed)).toEqual([false, true, true, false]);
});
