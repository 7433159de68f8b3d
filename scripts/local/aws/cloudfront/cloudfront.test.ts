import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EdgeCache } from '../../edge/cache/cache.ts';
import { serve, type TestEndpoint } from '../../testing/service-endpoint.ts';
import { openCloudFront } from './cloudfront.ts';

let now: number;
let endpoint: TestEndpoint;
let client: CloudFrontClient;
const cache = new EdgeCache({ now: () => now }, () => {});
const forget = vi.spyOn(cache, 'invalidate');

beforeEach(async () => {
  now = Date.parse('2026-03-01T12:00:00Z');
  endpoint = await serve(openCloudFront({ clock: { now: () => now }, cache, distributions: () => ['Site'] }));
  client = new CloudFrontClient(endpoint.config);
});
afterEach(() => endpoint.close());

const ask = (reference: string, paths: string[], { id = 'Site', quantity = paths.length } = {}) =>
  client.send(
    new CreateInvalidationCommand({
      DistributionId: id,
      InvalidationBatch: { CallerReference: reference, Paths: { Quantity: quantity, Items: paths } },
    }),
  );
const stars = (count: number) => Array.from({ length: count }, (_, index) => `/${index}/*`);

it('makes the edge forget the paths', async () => {
  const { Invalidation } = await ask('1', ['/a&b', '/c*']);
  expect(Invalidation).toMatchObject({
    Id: expect.stringMatching(/^I[0-9A-F]+$/),
    Status: 'InProgress',
    CreateTime: new Date(now),
    InvalidationBatch: { CallerReference: '1', Paths: { Quantity: 2, Items: ['/a&b', '/c*'] } },
  });
  expect(forget.mock.lastCall).toEqual([['/a&b', '/c*']]);
});

it('is one invalidation for a reference, which cannot be used for others', async () => {
  const first = await ask('1', ['/a', '/b']);
  const before = forget.mock.calls.length;
  expect((await ask('1', ['/b', '/a'])).Invalidation?.Id).toBe(first.Invalidation?.Id);
  await expect(ask('1', ['/a'])).rejects.toMatchObject({ name: 'InvalidationBatchAlreadyExists' });
  expect(forget.mock.calls).toHaveLength(before);
});

it.each([
  ['no paths', []],
  ['a relative path', ['a']],
  ['a star within', ['/a*b']],
])('refuses %s', async (_, paths) => {
  await expect(ask('1', paths)).rejects.toMatchObject({ name: 'InvalidArgument' });
});

it('refuses a quantity that is not that of the paths, and a distribution that does not exist', async () => {
  await expect(ask('1', ['/a'], { quantity: 2 })).rejects.toMatchObject({ name: 'InconsistentQuantities' });
  await expect(ask('1', ['/a'], { id: 'Other' })).rejects.toMatchObject({ name: 'NoSuchDistribution' });
});

it('has at most 15 paths with a star under way, for a minute', async () => {
  await ask('1', stars(14));
  await ask('2', ['/one/*', '/exact']);
  await expect(ask('3', ['/another/*'])).rejects.toMatchObject({ name: 'TooManyInvalidationsInProgress' });
  await ask('4', ['/exact']);
  now += 60_000;
  await ask('5', stars(15));
});

it('needs the permission on the distribution', () => {
  const { rest } = openCloudFront({ clock: { now: () => now }, cache, distributions: () => ['Site'] });
  const resource = 'arn:aws:cloudfront::000000000000:distribution/Site';
  expect(rest?.callOf('POST', '/2020-05-31/distribution/Site/invalidation')).toEqual({
    operation: 'CreateInvalidation',
    needed: [{ action: 'cloudfront:CreateInvalidation', resource }],
  });
  expect(rest?.callOf('GET', '/2020-05-31/distribution/Site/invalidation')).toBeUndefined();
});
