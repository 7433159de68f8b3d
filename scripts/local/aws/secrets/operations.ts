import { z } from 'zod';
import type { Secret, SecretStore } from './store.ts';

/** An error as Secrets Manager names it. */
export class SecretsError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Only the current version is kept: a request for another one is refused rather than given the wrong value. */
const GetRequest = z.strictObject({ SecretId: z.string().min(1) });

interface Found {
  readonly name: string;
  readonly secret: Secret;
}

function valid<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new SecretsError('InvalidParameterException', z.prettifyError(result.error));
}

/** A secret can be requested by its name, its ARN, or its ARN without the six characters at the end. */
export function lookUp(store: SecretStore, id: string): Found | undefined {
  const fromArn = /^arn:[^:]*:secretsmanager:[^:]*:[^:]*:secret:(.+)$/.exec(id)?.[1];
  const stem = fromArn && /^(.+)-[A-Za-z0-9]{6}$/.exec(fromArn)?.[1];
  for (const name of [fromArn ?? id, stem]) {
    const secret = name ? store.get(name) : undefined;
    if (name && secret) return { name, secret };
  }
  return undefined;
}

/** `GetSecretValue`. Throws a `SecretsError` when there is no such secret. */
export function getSecretValue(store: SecretStore, body: unknown): object {
  const found = lookUp(store, valid(GetRequest, body).SecretId);
  if (!found) throw new SecretsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
  const { name, secret } = found;
  return {
    ARN: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-${secret.suffix}`,
    Name: name,
    VersionId: secret.current.id,
    SecretString: secret.current.value,
    VersionStages: ['AWSCURRENT'],
    CreatedDate: secret.current.createdAt / 1000,
  };
}
