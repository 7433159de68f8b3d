import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { minutes, seconds } from '../clock.ts';
import { isSigned, sign } from './signature.ts';

const manager = mockClient(SecretsManagerClient);
const keyIs = (signing: string, id = 'link') =>
  manager.on(GetSecretValueCommand, { SecretId: id }).resolves({ SecretString: JSON.stringify({ signing }) });

afterAll(() => manager.restore());

let time = 1e12;
beforeEach(() => {
  manager.reset();
  time += minutes(5) + 1;
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});

it('is of one text and one key', async () => {
  keyIs('one');
  keyIs('two', 'other');
  const signature = await sign('link', 'text');
  expect(signature).toMatch(/^[\w-]{22}$/);
  expect(await isSigned('link', 'text', signature)).toBe(true);
  expect(await isSigned('link', 'Text', signature)).toBe(false);
  expect(await isSigned('link', 'text', `${signature}A`)).toBe(false);
  expect(await isSigned('link', 'text', '')).toBe(false);
  expect(await isSigned('other', 'text', signature)).toBe(false);
});

it('is recognized by an instance that still remembers the key before', async () => {
  keyIs('two');
  const signature = await sign('link', 'text');
  time += minutes(5) + 1;
  keyIs('one');
  await sign('link', 'text');
  keyIs('two');
  expect(await isSigned('link', 'text', signature)).toBe(true);
});

it('makes nobody who sends wrong ones read the secret each time', async () => {
  keyIs('one');
  time += seconds(11);
  for (let i = 0; i < 5; i++) expect(await isSigned('link', 'text', 'A'.repeat(22))).toBe(false);
  expect(manager.commandCalls(GetSecretValueCommand).length).toBeLessThanOrEqual(2);
});

it('needs a key', async () => {
  manager.on(GetSecretValueCommand, { SecretId: 'empty' }).resolves({ SecretString: '{}' });
  await expect(sign('empty', 'text')).rejects.toThrow('The secret has no signing key');
});
