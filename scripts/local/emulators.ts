import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openCognito } from './aws/cognito/cognito.ts';
import { openDynamodb } from './aws/dynamodb/dynamodb.ts';
import { openSecrets } from './aws/secrets/secrets.ts';
import type { AwsRequest } from './aws/service.ts';
import { openSes } from './aws/ses/ses.ts';
import type { MovableClock } from './clock.ts';
import { startS3 } from './s3/s3.ts';
import { region, userPoolClientId, userPoolId } from './template/identity.ts';
import type { GenerateSecret, Resources } from './template/resources.ts';

/** Secret of every access key of the local cloud: it proves nothing but that a request was signed. */
export const localSecretKey = 'local-secret-key';

interface Open {
  readonly directory: string;
  readonly clock: MovableClock;
  readonly log: (line: string) => void;
}

/** The store behind tables, created as the template says. An existing table keeps its items. */
export async function openTables(resources: Resources, { directory, clock }: Open) {
  const dynamodb = await openDynamodb({ directory: join(directory, 'dynamodb'), clock });
  const call = (operation: string, body: object) =>
    dynamodb.handle(request(`DynamoDB_20120810.${operation}`, JSON.stringify(body)));
  for (const { name, ttl, definition } of resources.tables()) {
    const known = await call('DescribeTable', { TableName: name });
    if (known.status === 200) continue;
    const created = await call('CreateTable', { TableName: name, BillingMode: 'PAY_PER_REQUEST', ...definition });
    if (created.status !== 200) throw new Error(`Table ${name}: ${String(created.body)}`);
    if (ttl)
      await call('UpdateTimeToLive', {
        TableName: name,
        TimeToLiveSpecification: { AttributeName: ttl, Enabled: true },
      });
  }
  return dynamodb;
}

const request = (target: string, body: string): AwsRequest => ({
  caller: 'cloud',
  method: 'POST',
  url: '/',
  headers: { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(body),
});

export async function openBuckets(resources: Resources, { directory, clock, log }: Open, port: number) {
  const s3 = await startS3({
    directory: join(directory, 's3'),
    port,
    clock,
    credentials: () => localSecretKey,
    log: (line) => log(`s3: ${line}\n`),
  });
  return { s3, create: () => resources.buckets().forEach(({ name, cors }) => s3.createBucket(name, { cors })) };
}

export function openAccounts(resources: Resources, { directory, clock }: Open) {
  const { pool, client, groups } = resources.userPool();
  return openCognito({
    directory: join(directory, 'cognito'),
    clock,
    issuerDomain: `https://cognito-idp.${region}.amazonaws.com`,
    pool: {
      id: userPoolId,
      name: pool.UserPoolName ?? 'accounts',
      passwordPolicy: { minimumLength: pool.Policies?.PasswordPolicy?.MinimumLength ?? 8 },
      groups: groups.map((name) => ({ name })),
    },
    client: {
      id: userPoolClientId,
      name: 'site',
      authFlows: client.ExplicitAuthFlows,
      accessTokenMinutes: client.AccessTokenValidity ?? 60,
      refreshTokenDays: (client.RefreshTokenValidity ?? 43_200) / 1440,
    },
  });
}

const generated = ({ SecretStringTemplate, GenerateStringKey, PasswordLength = 32 }: GenerateSecret): string => {
  const password = randomBytes(PasswordLength).toString('base64url').slice(0, PasswordLength);
  if (!GenerateStringKey) return password;
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate ?? '{}'), [GenerateStringKey]: password });
};

/** Secrets as the template generates them; a real Stripe test key in the environment takes the stand-in's place. */
export function openSecretStore(directory: string, secrets: ReturnType<Resources['secrets']>, stripeKey: string | undefined) {
  const store = openSecrets({ directory: join(directory, 'secrets') });
  for (const { name, generate } of secrets) if (!store.has(name)) store.put(name, generated(generate));
  const stripe = secrets.find(({ name }) => /stripe/i.test(name));
  if (stripe) {
    const known = JSON.parse(store.value(stripe.name)) as { webhookSecret: string };
    const webhookSecret = process.env.STRIPE_WEBHOOK_SECRET ?? known.webhookSecret;
    store.put(stripe.name, JSON.stringify({ secretKey: stripeKey ?? 'sk_test_local', webhookSecret }));
  }
  return store;
}

export const openMail = ({ directory, clock }: Open) => openSes({ directory: join(directory, 'mail'), clock });
