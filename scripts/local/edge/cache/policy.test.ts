import { describe, expect, it } from 'vitest';
import { cachePolicy, managedPolicies, normalisedEncodings } from './policy.ts';

const [managed] = Object.values(managedPolicies);
if (!managed) throw new Error('AWS has policies of its own');
const key = managed.ParametersInCacheKeyAndForwardedToOrigin;
const withKey = (change: Partial<typeof key>) =>
  cachePolicy({ ...managed, ParametersInCacheKeyAndForwardedToOrigin: { ...key, ...change } });

describe('a cache policy', () => {
  it('names headers in any case, and the parameters of the query', () => {
    const policy = withKey({
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
      QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['b', 'a'] },
    });
    expect(policy.headers).toEqual(['authorization']);
    expect(policy.query('a=1&utm=x&b=%26&a=2')).toBe('a=1&b=%26&a=2');
  });

  it.each([
    ['cookies: all', { CookiesConfig: { CookieBehavior: 'all' } }],
    ['headers: allViewer', { HeadersConfig: { HeaderBehavior: 'allViewer' } }],
    ['query strings: allExcept', { QueryStringsConfig: { QueryStringBehavior: 'allExcept' } }],
  ])('is rejected with %s', (name, change) => expect(() => withKey(change)).toThrow(name));
});

describe('accepted encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br,gzip'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['gzip;q=0.001, br; q=0.000', 'gzip'],
    ['deflate, brotli', ''],
    ['', ''],
  ])('of %s are %s', (given, expected) => {
    expect(normalisedEncodings(given, cachePolicy(managed)).join()).toBe(expected);
  });

  it('are only those that the policy enables', () => {
    expect(normalisedEncodings('br, gzip', withKey({ EnableAcceptEncodingBrotli: false }))).toEqual(['gzip']);
  });
});
