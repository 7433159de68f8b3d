import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../clock.ts';
import { readSecret, rereadSecret } from './secret.ts';

const manager = mockClient(SecretsManagerClient);
const reads = () => manager.commandCalls(GetSecretValueCommand).length;

afterAll(() => manager.restore());

let time = 1e12;
beforeEach(() => {
  manager.reset();
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});

it('is read again after a failed read, then cached', async () => {
  manager
    .on(GetSecretValueCommand, { SecretId: 'gateway' })
    .rejectsOnce(Object.assign(new Error('Rate exceeded'), { name: 'ThrottlingException' }))
    .resolves({ SecretString: '{"key":"sk_1"}' });
  const first = await Promise.allSettled([readSecret('gateway'), readSecret('gateway')]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads()).toBe(1);
  expect(await Promise.all([readSecret('gateway'), readSecret('gateway')])).toEqual([{ key: 'sk_1' }, { key: 'sk_1' }]);
  expect(await readSecret('gateway')).toEqual({ key: 'sk_1' });
  expect(reads()).toBe(2);
});

it('fails when it is not JSON, and is read again once fixed', async () => {
  manager
    .on(GetSecretValueCommand, { SecretId: 'broken' })
    .resolvesOnce({ SecretString: 'not JSON' })
    .resolves({ SecretString: '{"key":"mended"}' });
  await expect(readSecret('broken')).rejects.toThrow();
  expect(await readSecret('broken')).toEqual({ key: 'mended' });
});

it('is read again after five minutes, and served on while it cannot be read', async () => {
  const answers = manager.on(GetSecretValueCommand, { SecretId: 'link' }).resolves({ SecretString: '{"key":"old"}' });
  expect(await readSecret('link')).toEqual({ key: 'old' });
  answers.resolves({ SecretString: '{"key":"new"}' });
  time += minutes(5);
  expect(await readSecret('link')).toEqual({ key: 'old' });
  time += 1;
  expect(await readSecret('link')).toEqual({ key: 'new' });
  answers.rejects(new Error('unavailable'));
  time += minutes(5) + 1;
  expect(await readSecret('link')).toEqual({ key: 'new' });
});

it('is read again for a caller that was refused, once in ten seconds', async () => {
  const answers = manager
    .on(GetSecretValueCommand, { SecretId: 'rotated' })
    .resolves({ SecretString: '{"key":"old"}' });
  await readSecret('rotated');
  answers.resolves({ SecretString: '{"key":"new"}' });
  expect(await rereadSecret('rotated')).toEqual({ key: 'new' });
  expect(await readSecret('rotated')).toEqual({ key: 'new' });
  await Promise.all([rereadSecret('rotated'), rereadSecret('rotated')]);
  expect(reads()).toBe(2);
  time += seconds(10) + 1;
  await rereadSecret('rotated');
  expect(reads()).toBe(3);
});
