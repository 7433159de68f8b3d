import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { LRUCache } from 'lru-cache';
import { fetching } from '../memory/cache.ts';
import { createClient } from './client.ts';

const client = createClient(SecretsManagerClient, 'secrets');

async function load(id: string): Promise<Record<string, string>> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return JSON.parse(SecretString ?? '{}') as Record<string, string>;
}

/** More secrets than any function uses. */
const most = 20;
const secrets = new LRUCache<string, Record<string, string>>({ max: most, ...fetching(load) });

/** A JSON secret, read once per instance. The next caller retries a failed read. */
export const readSecret = (id: string): Promise<Record<string, string>> => secrets.forceFetch(id);
