import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { LRUCache } from 'lru-cache';
import { minutes, seconds } from '../clock.ts';
import { expiring, fetching } from '../memory/cache.ts';
import { serveStaleOnError } from '../memory/remembered.ts';
import { createClient } from './client.ts';

const client = createClient(SecretsManagerClient, 'secrets');

async function load(id: string): Promise<Record<string, string>> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  return JSON.parse(SecretString ?? '{}') as Record<string, string>;
}

/** More secrets than any function uses. */
const most = 20;
/** A new value is used everywhere after this time, without a deployment. */
const lifetime = minutes(5);
/** Anybody can send a wrong signature, so a refusal does not make every caller read. */
const rereadEvery = seconds(10);

const secrets = new LRUCache<string, Record<string, string>>({
  max: most,
  ...expiring(lifetime),
  ...fetching(serveStaleOnError(load)),
});
const reread = new LRUCache<string, true>({ max: most, ...expiring(rereadEvery) });

/** A JSON secret, at most five minutes old; older while it cannot be read. The next caller retries a failed read. */
export const readSecret = (id: string): Promise<Record<string, string>> => secrets.forceFetch(id);

/** The same for a caller that was refused with the cached one: read again, but not more than once in ten seconds. */
export function rereadSecret(id: string): Promise<Record<string, string>> {
  if (reread.has(id)) return readSecret(id);
  reread.set(id, true);
  return secrets.forceFetch(id, { forceRefresh: true });
}
