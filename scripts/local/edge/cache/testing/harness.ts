import { vi } from 'vitest';
import type { Answer } from '../../../platform/http-message.ts';
import { type Delivered, EdgeCache, type Question } from '../cache.ts';
import { lifetimeOf } from '../lifetime.ts';
import { cachePolicy, managedPolicies } from '../policy.ts';

/** What tests of the cache share: a cache with a clock and an origin that they move. */

const [managed] = Object.values(managedPolicies).map(cachePolicy);
if (!managed) throw new Error('AWS has policies of its own');
const policy = { ...managed, minTtl: 0, defaultTtl: 0 };

let now: number;
let errorTtl: number;
export let cache: EdgeCache;
export const log = vi.fn();
export const ask = vi.fn<Question['ask']>();

/** An empty cache, before each test. */
export function begin(): void {
  now = Date.parse('2026-03-01T12:00:00Z');
  cache = new EdgeCache({ now: () => now }, log);
  errorTtl = 0;
  ask.mockReset();
  log.mockReset();
}

export const pass = (seconds: number): void => {
  now += seconds * 1000;
};

/** The distribution's minimum for errors. */
export const keepErrorsFor = (seconds: number): void => {
  errorTtl = seconds;
};

export const answer = (body: string, control = 's-maxage=60', status = 200): Answer => ({
  status,
  headers: { 'cache-control': control, etag: `"${body}"` },
  body,
});

/** The origin's next answers. */
export const origin = (...answers: Answer[]): void => {
  for (const each of answers) ask.mockResolvedValueOnce(each);
};

export const deliver = (more: Partial<Question> = {}): Promise<Delivered> =>
  cache.deliver({
    address: '/',
    variant: '',
    method: 'GET',
    lifetimeOf: (each) => lifetimeOf(each, policy, errorTtl),
    ask,
    ...more,
  });

/** What is delivered: where from, the body, the age. */
export const got = async (more?: Partial<Question>) => {
  const { from, answer, age } = await deliver(more);
  return [from, answer.body, age];
};
