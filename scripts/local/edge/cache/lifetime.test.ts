import { describe, expect, it } from 'vitest';
import { lifetimeOf } from './lifetime.ts';
import { type CachePolicy, cachePolicy, managedPolicies } from './policy.ts';

const [managed] = Object.values(managedPolicies).map(cachePolicy);
if (!managed) throw new Error('AWS has policies of its own');
const headersDecide: CachePolicy = { ...managed, minTtl: 0, defaultTtl: 0, maxTtl: 3600 };
const aMinute: CachePolicy = { ...headersDecide, minTtl: 60, defaultTtl: 120 };

function kept(control: string | undefined, { policy = headersDecide, status = 200, errorTtl = 0 } = {}) {
  const headers: Record<string, string> = control === undefined ? {} : { 'cache-control': control };
  return lifetimeOf({ status, headers, body: '' }, policy, errorTtl);
}
const fresh = (...given: Parameters<typeof kept>) => kept(...given)?.fresh;

describe('an answer is fresh', () => {
  it.each([
    ['public, max-age=0, s-maxage=60', 60],
    ['max-age=30', 30],
    ['s-maxage=5, max-age=30', 5],
    ['Public, S-MaxAge="7"', 7],
    ['public', 0],
    [undefined, 0],
    ['s-maxage=86400', 3600],
    ['s-maxage=soon', 0],
  ])('with %s for %s seconds', (control, expected) => expect(fresh(control)).toBe(expected));

  it('for the default of the policy when its headers say nothing, and for its minimum at least', () => {
    expect(fresh(undefined, { policy: aMinute })).toBe(120);
    expect(fresh('max-age=1', { policy: aMinute })).toBe(60);
  });

  it.each(['no-store', 'private, max-age=60', 'no-cache', 'private="set-cookie", s-maxage=60'])(
    'never with %s, unless the policy has a minimum',
    (control) => {
      expect(kept(control)).toBeUndefined();
      expect(fresh(control, { policy: aMinute })).toBe(60);
    },
  );
});

describe('an expired answer is served', () => {
  it('while the origin is asked in the background, as long as its header and the maximum allow', () => {
    expect(kept('s-maxage=60, stale-while-revalidate=30')?.whileRevalidating).toBe(30);
    expect(kept('s-maxage=60, stale-while-revalidate=604800')?.whileRevalidating).toBe(3600);
    expect(kept('s-maxage=60')?.whileRevalidating).toBe(0);
  });

  it('instead of an error of the origin, without limit unless its header has one', () => {
    expect(kept('s-maxage=60')?.onError).toBe(Number.POSITIVE_INFINITY);
    expect(kept('s-maxage=60, stale-if-error=10')?.onError).toBe(10);
    expect(kept('s-maxage=60, stale-if-error=0')?.onError).toBe(0);
  });
});

describe('an error is kept', () => {
  it.each([404, 405, 414, 500, 501, 502, 503, 504])('%s: as long as the distribution says, at least', (status) => {
    expect(fresh('no-store', { status, errorTtl: 10 })).toBe(10);
    expect(fresh('s-maxage=60', { status, errorTtl: 10 })).toBe(60);
    expect(kept('no-store', { status })).toBeUndefined();
    expect(fresh('s-maxage=10', { status })).toBe(10);
  });

  it.each([400, 403, 412, 415])('%s: only if its headers say how long', (status) => {
    expect(kept('no-store', { status, errorTtl: 10 })).toBeUndefined();
    expect(fresh('max-age=5', { status, errorTtl: 10 })).toBe(10);
  });

  it.each([401, 409, 422, 429])('%s: never', (status) => {
    expect(kept('s-maxage=60', { status, errorTtl: 10 })).toBeUndefined();
  });
});
