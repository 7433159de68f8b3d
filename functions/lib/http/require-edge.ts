import { timingSafeEqual } from 'node:crypto';
import { readEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import type { HttpEvent } from './event.ts';

const env = readEnv('originSecret');
const secret = Buffer.from(env.originSecret);

/** Only the edge knows the secret: calls to the API's own address are rejected. */
export function requireEdge(event: Pick<HttpEvent, 'headers'>): void {
  const given = Buffer.from(event.headers['x-origin-secret'] ?? '');
  if (given.length !== secret.length || !timingSafeEqual(given, secret))
    throw new DomainError('forbidden', 'Please use the site');
}
