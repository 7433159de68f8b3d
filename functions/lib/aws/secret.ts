import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { createClient } from './client.ts';

const client = createClient(SecretsManagerClient, 'secrets');
const cache = new Map<string, Promise<Record<string, string>>>();

async function load(id: string): Promise<Record<string, string>> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return JSON.parse(SecretString ?? '{}') as Record<string, string>;
}

/** A JSON secret, read once per instance. A failed read is tried again by the next caller. */
export function readSecret(id: string): Promise<Record<string, string>> {
  const known = cache.get(id);
  if (known) return known;
  const loading = load(id);
  cache.set(id, loading);
  loading.catch(() => cache.delete(id));
  return loading;
}
