import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EdgeCache } from '../edge/cache/cache.ts';
import { Faults } from '../faults/faults.ts';
import { openCloudFront } from './cloudfront/cloudfront.ts';
import { AwsEndpoint } from './endpoint.ts';
import { Authority } from './iam/authority.ts';
import type { Statement } from './iam/policy.ts';

/* A service that speaks REST next to one whose requests name their operation: both meet the same permissions and faults. */

const clock = { now: () => Date.parse('2026-03-01T12:00:00Z') };
const site = 'arn:aws:cloudfront::000000000000:distribution/Site';
const allow = (Action: string, Resource: string): Statement => ({ Effect: 'Allow', Action, Resource });
const secrets = { handle: vi.fn(), close: async () => undefined };
const log = vi.fn();
let faults: Faults;
let endpoint: AwsEndpoint;
let url: string;

beforeEach(async () => {
  faults = new Faults();
  faults.record(true);
  secrets.handle.mockResolvedValue({ status: 200, body: JSON.stringify({ SecretString: 'open' }) });
  const cache = new EdgeCache(clock, () => undefined);
  endpoint = new AwsEndpoint({
    services: { cloudfront: openCloudFront({ clock, cache, distributions: () => ['Site'] }), secretsmanager: secrets },
    authority: new Authority({
      roles: new Map([
        ['Edge', [allow('cloudfront:CreateInvalidation', site)]],
        ['Reader', [allow('secretsmanager:GetSecretValue', 'Door')]],
      ]),
      resources: [],
    }),
    faults,
    log,
  });
  url = await endpoint.listen();
});
afterEach(() => endpoint.close());

const as = (accessKeyId: string) => ({
  endpoint: url,
  region: 'us-east-1',
  maxAttempts: 1,
  credentials: { accessKeyId, secretAccessKey: 'local' },
});
const invalidate = (caller: string) =>
  new CloudFrontClient(as(caller)).send(
    new CreateInvalidationCommand({
      DistributionId: 'Site',
      InvalidationBatch: { CallerReference: '1', Paths: { Quantity: 1, Items: ['/a'] } },
    }),
  );
const read = (caller: string) =>
  new SecretsManagerClient(as(caller)).send(new GetSecretValueCommand({ SecretId: 'Door' }));

it('lets a function do what its role allows, and others everything', async () => {
  for (const caller of ['Edge', 'a test']) expect((await invalidate(caller)).Invalidation?.Status).toBe('InProgress');
  for (const caller of ['Reader', 'a test']) expect((await read(caller)).SecretString).toBe('open');
  const { calls } = faults.callsAfter(0);
  expect(calls.map(({ service, operation }) => `${service} ${operation}`)).toEqual([
    'cloudfront CreateInvalidation',
    'cloudfront CreateInvalidation',
    'secretsmanager GetSecretValue',
    'secretsmanager GetSecretValue',
  ]);
});

it('refuses it everything else, in the words of each service', async () => {
  const sentence = `Reader is not authorized to perform: cloudfront:CreateInvalidation on resource: ${site}`;
  const refused = { name: 'AccessDenied', message: sentence, $metadata: { httpStatusCode: 403 } };
  await expect(invalidate('Reader')).rejects.toMatchObject(refused);
  expect(log).toHaveBeenCalledWith(`${sentence}\n`);
  await expect(read('Edge')).rejects.toMatchObject({
    name: 'AccessDeniedException',
    $metadata: { httpStatusCode: 400 },
  });
  expect(secrets.handle).not.toHaveBeenCalled();
});

it('injects errors in the format of each service', async () => {
  for (const service of ['cloudfront', 'secretsmanager'] as const)
    faults.add({ service, error: 'Throttling', status: 429 });
  const injected = { name: 'Throttling', message: 'Injected fault', $metadata: { httpStatusCode: 429 } };
  await expect(invalidate('Edge')).rejects.toMatchObject(injected);
  await expect(read('Reader')).rejects.toMatchObject(injected);
});

it('answers what a service cannot, and says so in the log', async () => {
  secrets.handle.mockRejectedValue(new Error('the disk is full'));
  await expect(read('Reader')).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
  expect(log.mock.lastCall?.[0]).toContain('the disk is full');
});
