import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetSecretValueCommand, ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type TestEndpoint, temporaryDirectory } from '../../testing/service-endpoint.ts';
import { openSecrets, type SecretsService } from './secrets.ts';

let directory: ReturnType<typeof temporaryDirectory>;
let service: SecretsService;
let endpoint: TestEndpoint;
let client: SecretsManagerClient;

beforeEach(async () => {
  directory = temporaryDirectory();
  service = openSecrets({ directory: join(directory.path, 'secrets') });
  endpoint = await serve(service);
  client = new SecretsManagerClient(endpoint.config);
});

afterEach(async () => {
  client.destroy();
  await endpoint.close();
  await service.close();
  directory.remove();
});

const get = (SecretId: string, more: object = {}) => client.send(new GetSecretValueCommand({ SecretId, ...more }));
const file = () => join(directory.path, 'secrets', 'secrets.json');

describe('secrets', () => {
  it('returns a value by name, by ARN and by ARN without its last six characters', async () => {
    service.put('rampart/gateway-key', 'one');
    const byName = await get('rampart/gateway-key');
    expect(byName).toMatchObject({ Name: 'rampart/gateway-key', SecretString: 'one', VersionStages: ['AWSCURRENT'] });
    expect(byName.ARN).toMatch(/:secret:rampart\/gateway-key-[A-Za-z0-9]{6}$/);
    expect((await get(String(byName.ARN))).SecretString).toBe('one');
    expect((await get(String(byName.ARN).slice(0, -7))).SecretString).toBe('one');
    expect((await get('arn:aws:secretsmanager:eu-west-1:1:secret:rampart/gateway-key-abc123')).Name).toBe(
      'rampart/gateway-key',
    );
    expect(byName.CreatedDate?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('returns a value to the local cloud itself, by the same names', async () => {
    service.put('key', 'one');
    const { ARN = '' } = await get('key');
    for (const name of ['key', ARN, ARN.slice(0, -7)]) expect(service.value(name)).toBe('one');
    expect(() => service.value('nothing')).toThrow('There is no secret nothing');
  });

  it('prefers an exact match when a name ends like an ARN suffix', async () => {
    service.put('key', 'short');
    service.put('key-abcdef', 'long');
    expect((await get('arn:aws:secretsmanager:eu-west-1:1:secret:key-abcdef')).SecretString).toBe('long');
  });

  it('does not find a missing secret, whatever its name', async () => {
    for (const name of ['nothing', '__proto__', 'constructor', 'arn:aws:secretsmanager:eu-west-1:1:secret:x-abcdef'])
      await expect(get(name)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    expect(service.has('constructor')).toBe(false);
  });

  it('returns the current version, and refuses any other', async () => {
    service.put('key', 'one');
    const { ARN } = await get('key');
    service.put('key', 'two');
    expect(await get('key')).toMatchObject({ ARN, SecretString: 'two' });
    for (const other of [{ VersionStage: 'AWSPREVIOUS' }, { VersionId: 'x' }])
      await expect(get('key', other)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('keeps values across a restart, in a file only its owner can read', async () => {
    service.put('key', 'one');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    writeFileSync(file(), readFileSync(file(), 'utf8'), { mode: 0o644 });
    const again = openSecrets({ directory: join(directory.path, 'secrets') });
    expect(again.has('key')).toBe(true);
    again.put('key', 'two');
    expect((await get('key')).SecretString).toBe('two');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(directory.path, 'secrets'))).toEqual(['secrets.json']);
  });

  it('refuses an unknown operation and a malformed request immediately', async () => {
    await expect(client.send(new ListSecretsCommand({}))).rejects.toMatchObject({ name: 'UnknownOperationException' });
    const request = {
      caller: 'test',
      method: 'POST',
      url: '/',
      headers: { 'x-amz-target': 'secretsmanager.GetSecretValue' },
    };
    const broken = await service.handle({ ...request, body: Buffer.from('{') });
    expect(broken).toMatchObject({ status: 400, body: expect.stringContaining('SerializationException') });
    const empty = await service.handle({ ...request, body: Buffer.from('{}') });
    expect(empty).toMatchObject({ status: 400, body: expect.stringContaining('InvalidParameterException') });
  });

  it('answers 500 when its file is corrupt, and does not touch the file', async () => {
    service.put('key', 'one');
    writeFileSync(file(), '{ broken');
    await expect(get('key')).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
    expect(() => service.put('key', 'two')).toThrow();
    expect(readFileSync(file(), 'utf8')).toBe('{ broken');
  });
});
