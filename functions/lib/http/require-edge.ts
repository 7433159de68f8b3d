import { timingSafeEqual } from 'node:crypto';
import { readEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import type { HttpEvent } from './event.ts';

const secrets = readEnv('originSecrets')
  .originSecrets.split(',')
  .map((secret) => Buffer.from(secret));

/**
 * Only the edge knows the secret: calls to the API's own address are rejected. During a rotation the edge still sends the
 * previous one.
 */
export function requireEdge(event: Pick<HttpEvent, 'headers'>): void {
  const given = Buffer.from(event.headers['x-origin-secret'] ?? '');
  if (!secrets.some((secret) => given.length === secret.length && timingSafeEqual(given, secret)))
    throw new DomainError('forbidden', 'Please use the site');
}
