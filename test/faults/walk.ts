import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type ApiRoute, apis, type DomainName } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { Problem } from '#shared/kernel/problem.ts';
import type { Answer } from '#test/integration/client.ts';
import { callsDuring, during, type Injection, injectionsFor, sampleOf } from './injection.ts';
import { known } from './known.ts';
import type { Attempt, Scenario, Scenarios } from './scenario.ts';

/*
 * The walk: each call that a writing route makes to a service fails once in every way. Each time the effect must be all
 * or nothing, an acknowledged effect must be there, and after a retry of the same request the effect must be there
 * exactly once. `npm test` runs a sample of the calls, the same in every run; `RAMPART_WALK=all` runs them all.
 */

const sampleSize = process.env.RAMPART_WALK === 'all' ? Number.POSITIVE_INFINITY : 3;

/** POST routes that only read or sign, or count what was asked without answering for it. */
const onlyReads: readonly string[] = [
  'POST /ebooks/filter',
  'POST /cart/calculate',
  // A secret that nobody has confirmed: the next one replaces it.
  'POST /auth/second-factor/setup',
  'POST /admin/discounts/trial',
  'POST /admin/legal/preview',
  'POST /admin/newsletters/preview',
  'POST /admin/uploads',
] satisfies ApiRoute[];

/** GET routes that write. */
const writes: readonly string[] = [
  'GET /newsletter/confirm/{token}',
  'GET /payments/status/{sessionId}',
  'GET /user/export',
] satisfies ApiRoute[];

/** The writing routes of a domain: by method, with the exceptions above. */
export const writingRoutes = (domain: DomainName): string[] =>
  Object.values<Endpoint>(apis[domain])
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => writes.includes(route) || !(route.startsWith('GET ') || onlyReads.includes(route)));

/** Walks through the routes of a domain. A route that writes and has no scenario fails. */
export function walk(domain: DomainName, scenarios: Scenarios): void {
  describe(`faults of ${domain}`, () => {
    it.each(writingRoutes(domain))('%s has a scenario', (route) => {
      expect(Object.keys(scenarios), `${route} has no fault scenario`).toContain(route);
    });
    it.each(Object.entries(scenarios))('%s', (route, scenario) => walkRoute(route, scenario), 3_600_000);
  });
}

const isDone = ({ status }: Answer<unknown>): boolean => status < 300;

/** What an undisturbed attempt shows before and after, and the calls it makes. */
interface Undisturbed {
  readonly before: unknown;
  readonly after: unknown;
}

async function undisturbed({ begin }: Scenario) {
  const { act, read } = await begin();
  const before = await read();
  const calls = await callsDuring(async () => {
    const answer = await act();
    if (!isDone(answer)) throw new Error(`Undisturbed: ${answer.status} ${JSON.stringify(answer.body)}`);
  });
  const after = await read();
  expect(after, 'the effect can be seen').not.toEqual(before);
  expect(calls, 'recorded calls').not.toEqual([]);
  return { before, after, calls };
}

async function walkRoute(route: string, scenario: Scenario): Promise<void> {
  const { calls, ...states } = await undisturbed(scenario);
  const expected = Object.keys(known[route as ApiRoute] ?? {});
  const injections = sampleOf(route, injectionsFor(calls), sampleSize, expected);
  const failed = new Map<string, string>();
  for (const injection of injections) {
    const reason = await failureOf(scenario, injection, states);
    if (reason) failed.set(injection.label, reason);
  }
  const isNew = [...failed].filter(([label]) => !expected.includes(label));
  const said = isNew.map(([label, reason]) => `${label}: ${reason}`);
  expect(said, said.join('; ')).toEqual([]);
  expect(
    expected.filter((label) => !failed.has(label)),
    'known faults that no longer occur: remove them',
  ).toEqual([]);
}

async function failureOf(scenario: Scenario, injection: Injection, states: Undisturbed) {
  try {
    const attempt = await scenario.begin();
    const answer = await during(injection, attempt.act);
    await judge(attempt, answer, injection, states, scenario.repeats ?? false);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** An error response has the contract's form, or the gateway's when the function died. */
function requireForm({ status, body }: Answer<unknown>, kills: boolean): void {
  const isGateways = kills && status === 500 && 'message' in Object(body);
  if (status < 400 || !(isGateways || Problem.safeParse(body).success))
    throw new Error(`answered ${status} ${JSON.stringify(body)}`);
}

const seen = (state: unknown): string => JSON.stringify(state);

async function judge(
  { act, read, wait, over = [], says = () => true }: Attempt,
  answer: Answer<unknown>,
  { kills, isMinor }: Injection,
  { before, after }: Undisturbed,
  repeats: boolean,
): Promise<void> {
  const state = await read();
  const isThere = isDeepStrictEqual(state, after);
  const told = `${answer.status} ${JSON.stringify(answer.body)}`.slice(0, 160);
  if (isDone(answer) && says(answer.body)) {
    if (!isThere) throw new Error(`acknowledged, but there is ${seen(state)}, not ${seen(after)}`);
    return;
  }
  if (!isDone(answer)) requireForm(answer, kills);
  if (isMinor) throw new Error(`answered ${told}, although a retry recovers from it`);
  if (!isThere && !isDeepStrictEqual(state, before)) throw new Error(`half done after ${told}: ${seen(state)}`);
  if (isThere && repeats) return;
  await wait?.();
  const again = await act();
  if (!isDone(again) && !(isThere && [404, 409, ...over].includes(again.status)))
    throw new Error(`sent again after ${told}: ${again.status} ${JSON.stringify(again.body)}`);
  const finally_ = await read();
  if (!isDeepStrictEqual(finally_, after))
    throw new Error(`sent again after ${told}: ${seen(finally_)}, not ${seen(after)}`);
}
