import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { readSecret } from './secret.ts';

const manager = mockClient(SecretsManagerClient);
const reads = () => manager.commandCalls(GetSecretValueCommand).length;

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
