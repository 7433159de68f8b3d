import { z } from 'zod';
import type { Secret, SecretStore, SecretVersion } from './store.ts';

/** An error as Secrets Manager names it. */
export class SecretsError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const GetRequest = z.object({
  SecretId: z.string().min(1),
  VersionId: z.string().optional(),
  VersionStage: z.string().optional(),
});
const PutRequest = z.object({
  SecretId: z.string().min(1),
  SecretString: z.string(),
  ClientRequestToken: z.string().optional(),
});

interface Found {
  readonly name: string;
  readonly secret: Secret;
}

const missing = (what: string) => new SecretsError('ResourceNotFoundException', `Secrets Manager can't find ${what}`);

function valid<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new SecretsError('InvalidParameterException', z.prettifyError(result.error));
}

/** A caller names a secret by its name, its ARN, or its ARN without the six characters at the end. */
export function lookUp(store: SecretStore, id: string): Found | undefined {
  const fromArn = /^arn:[^:]*:secretsmanager:[^:]*:[^:]*:secret:(.+)$/.exec(id)?.[1];
  const stem = fromArn && /^(.+)-[A-Za-z0-9]{6}$/.exec(fromArn)?.[1];
  for (const name of [fromArn ?? id, stem]) {
    const secret = name ? store.get(name) : undefined;
    if (name && secret) return { name, secret };
  }
  return undefined;
}

function find(store: SecretStore, id: string): Found {
  const found = lookUp(store, id);
  if (!found) throw missing('the specified secret.');
  return found;
}

const arnOf = ({ name, secret }: Found): string =>
  `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-${secret.suffix}`;

const stageOf = (secret: Secret, version: SecretVersion): string =>
  version === secret.current ? 'AWSCURRENT' : 'AWSPREVIOUS';

function versionOf(secret: Secret, wanted: z.infer<typeof GetRequest>): SecretVersion {
  const versions = secret.previous ? [secret.current, secret.previous] : [secret.current];
  const stage = wanted.VersionStage ?? (wanted.VersionId ? undefined : 'AWSCURRENT');
  const found = versions
    .filter((version) => !stage || stageOf(secret, version) === stage)
    .find((version) => !wanted.VersionId || version.id === wanted.VersionId);
  if (!found) throw missing('the specified secret value.');
  return found;
}

function getSecretValue(store: SecretStore, body: unknown): object {
  const request = valid(GetRequest, body);
  const found = find(store, request.SecretId);
  const version = versionOf(found.secret, request);
  return {
    ARN: arnOf(found),
    Name: found.name,
    VersionId: version.id,
    SecretString: version.value,
    VersionStages: [stageOf(found.secret, version)],
    CreatedDate: version.createdAt / 1000,
  };
}

function describeSecret(store: SecretStore, body: unknown): object {
  const found = find(store, valid(GetRequest, body).SecretId);
  const { current, previous, createdAt } = found.secret;
  return {
    ARN: arnOf(found),
    Name: found.name,
    CreatedDate: createdAt / 1000,
    LastChangedDate: current.createdAt / 1000,
    VersionIdsToStages: { [current.id]: ['AWSCURRENT'], ...(previous && { [previous.id]: ['AWSPREVIOUS'] }) },
  };
}

function putSecretValue(store: SecretStore, body: unknown): object {
  const { SecretId, SecretString, ClientRequestToken } = valid(PutRequest, body);
  const found = find(store, SecretId);
  const { current } = found.secret;
  if (current.id === ClientRequestToken && current.value !== SecretString)
    throw new SecretsError('ResourceExistsException', 'A version with this token already exists with another value.');
  const version = store.put(found.name, SecretString, ClientRequestToken);
  return { ARN: arnOf(found), Name: found.name, VersionId: version.id, VersionStages: ['AWSCURRENT'] };
}

/** Every operation offered. One that is not here is refused by name. */
export const OPERATIONS: ReadonlyMap<string, (store: SecretStore, body: unknown) => object> = new Map([
  ['GetSecretValue', getSecretValue],
  ['DescribeSecret', describeSecret],
  ['PutSecretValue', putSecretValue],
]);
