import { expect, it } from 'vitest';
import { ApiProblem, offlineProblem } from './api-problem.ts';
import { RequestKeys } from './request-keys.ts';

const route = 'POST /admin/articles';

/** Sends this body with each of these outcomes; returns which key each sending had, counted from 0. */
async function keysOf(outcomes: readonly (Error | 'done')[], bodies: readonly object[] = []): Promise<number[]> {
  const keys = new RequestKeys();
  const sent: string[] = [];
  for (const [place, outcome] of outcomes.entries()) {
    const send = async (key: string) => {
      sent.push(key);
      if (outcome !== 'done') throw outcome;
    };
    await keys.use(route, { body: bodies[place] ?? {} }, send).catch(() => undefined);
  }
  const different = [...new Set(sent)];
  return sent.map((key) => different.indexOf(key));
}
const problem = (status: number) => new ApiProblem({ status, code: 'invalid', detail: 'No' });

it('keeps the key of a request whose answer was lost, until there is one', async () => {
  expect(await keysOf([offlineProblem(), problem(503), new TypeError(), 'done', 'done'])).toEqual([0, 0, 0, 0, 1]);
});

it('takes a new key for another body, and after a refusal', async () => {
  expect(await keysOf([offlineProblem(), 'done'], [{ a: 1 }, { a: 2 }])).toEqual([0, 1]);
  expect(await keysOf([problem(422), 'done'])).toEqual([0, 1]);
});
