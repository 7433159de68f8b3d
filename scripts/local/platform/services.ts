import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openBedrock } from '../aws/bedrock/bedrock.ts';
import { chosenModel } from '../aws/bedrock/forward/chosen.ts';
import { openCloudFront } from '../aws/cloudfront/cloudfront.ts';
import { type CognitoService, openCognito } from '../aws/cognito/cognito.ts';
import type { LocalDynamodb } from '../aws/dynamodb/dynamodb.ts';
import { LocalEventBridge } from '../aws/eventbridge/eventbridge.ts';
import { openSecrets, type SecretsService } from '../aws/secrets/secrets.ts';
import type { LocalService } from '../aws/service.ts';
import { publisher } from '../aws/ses/publishing.ts';
import { openSes } from '../aws/ses/ses.ts';
import { openSqs, type SqsService } from '../aws/sqs/sqs.ts';
import { openStepFunctions, type StatesService } from '../aws/stepfunctions/stepfunctions.ts';
import { EdgeCache } from '../edge/cache/cache.ts';
import { type LocalS3, startS3 } from '../s3/s3.ts';
import type { StripeStandIn } from '../stripe/stripe.ts';
import { bucketHost, region, userPoolClientId, userPoolId } from '../template/identity.ts';
import type { GenerateSecret, PoolProperties } from '../template/properties.ts';
import type { CloudContext, Product } from './context.ts';
import { localSecretKey } from './credentials.ts';
import { type HttpService, serveHttp } from './http-service.ts';
import { openPayments } from './payments.ts';
import { openTables } from './tables.ts';

/** The emulators, opened on the data folder. */
export interface Services {
  readonly dynamodb: LocalDynamodb;
  readonly s3: LocalS3;
  readonly s3Url: string;
  readonly cognito: CognitoService;
  readonly mail: ReturnType<typeof openSes>;
  readonly secrets: SecretsService;
  readonly events: LocalEventBridge;
  readonly sqs: SqsService;
  readonly stripe: StripeStandIn;
  readonly edgeCache: EdgeCache;
  readonly cloudfront: LocalService;
  readonly bedrock: LocalService;
  readonly states: StatesService;
  close(): Promise<void>;
}

export interface ServicesOptions {
  readonly product: Product;
  /** Where S3 listens. */
  readonly port: number;
  /** Called when the payment page needs it. */
  readonly siteUrl: () => string;
  /** Whether the edge keeps answers. */
  readonly edgeCache: boolean;
}

/** Opens all emulators. */
export async function openServices(context: CloudContext, options: ServicesOptions): Promise<Services> {
  const { directory, clock, log } = context;
  const sqs = openSqs({ directory: join(directory, 'sqs'), clock });
  const states = openStepFunctions({ directory: join(directory, 'states'), clock, log });
  const { product, port, siteUrl } = options;
  const edgeCache = new EdgeCache(clock, log, options.edgeCache);
  const secrets = openSecretStore(context);
  const events = new LocalEventBridge(clock);
  const s3 = await openS3(context, port);
  const s3Url = `http://127.0.0.1:${s3.port}`;
  const onEvent = publisher(() => context.resources.mail.eventDestinations(), events);
  const identities = () => context.resources.mail.identities();
  const suppressedReasons = (set?: string) => context.resources.mail.suppressedReasons(set);
  const mail = openSes({ directory: join(directory, 'mail'), clock, identities, suppressedReasons, onEvent });
  const [dynamodb, cognito] = await Promise.all([openTables(context), openAccounts(context)]);
  const keys = await serveKeys(context, cognito);
  const { stripe, stripeApi } = await openPayments(context, product, secrets, siteUrl);
  return {
    dynamodb,
    s3,
    s3Url,
    cognito,
    mail,
    secrets,
    events,
    sqs,
    stripe,
    edgeCache,
    cloudfront: openCloudFront({
      clock,
      cache: edgeCache,
      distributions: () => context.resources.edge.distributions(),
    }),
    bedrock: openBedrock({
      clock,
      log,
      model: chosenModel(product.model, process.env),
      models: product.models,
    }),
    states,
    async close() {
      await states.close();
      await Promise.all([stripeApi.close(), keys.close(), s3.close(), events.close()]);
      await Promise.all([
        stripe.close(),
        dynamodb.close(),
        cognito.close(),
        mail.close(),
        secrets.close(),
        sqs.close(),
      ]);
    },
  };
}

async function openS3(context: CloudContext, port: number): Promise<LocalS3> {
  const { directory, clock, faults, log, addresses, attach } = context;
  const s3 = await startS3({
    directory: join(directory, 's3'),
    port,
    clock,
    faults,
    credentials: () => localSecretKey,
    log: (line) => log(`s3: ${line}\n`),
  });
  const s3Host = `127.0.0.1:${s3.port}`;
  attach({ s3Host });
  // Buckets have no hosts of their own here, and no TLS.
  for (const { name } of context.resources.stores.buckets())
    addresses[`https://${bucketHost(name, s3Host)}`] = `http://${s3Host}`;
  return s3;
}

const offersSoftwareTokens = ({ MfaConfiguration = 'OFF', EnabledMfas = [] }: PoolProperties): boolean =>
  MfaConfiguration !== 'OFF' && EnabledMfas.includes('SOFTWARE_TOKEN_MFA');

function openAccounts({ directory, clock, resources }: CloudContext): Promise<CognitoService> {
  const { pool, client, groups } = resources.stores.userPool();
  return openCognito({
    directory: join(directory, 'cognito'),
    clock,
    issuerDomain: `https://cognito-idp.${region}.amazonaws.com`,
    pool: {
      id: userPoolId,
      name: pool.UserPoolName ?? 'accounts',
      passwordPolicy: { minimumLength: pool.Policies?.PasswordPolicy?.MinimumLength ?? 8 },
      groups: groups.map((name) => ({ name })),
      requiredAttributes: (pool.Schema ?? []).filter(({ Required }) => Required).map(({ Name }) => Name),
      softwareTokens: offersSoftwareTokens(pool),
    },
    client: {
      id: userPoolClientId,
      name: 'site',
      authFlows: client.ExplicitAuthFlows,
      writeAttributes: client.WriteAttributes,
      accessTokenMinutes: client.AccessTokenValidity ?? 60,
      refreshTokenDays: (client.RefreshTokenValidity ?? 43_200) / 1440,
    },
  });
}

/** The pool's public keys at their own address, in place of Cognito's. */
async function serveKeys({ addresses, log }: CloudContext, cognito: CognitoService): Promise<HttpService> {
  const body = JSON.stringify(cognito.jwks);
  const keys = await serveHttp(
    async () => ({ status: 200, headers: { 'content-type': 'application/json' }, body }),
    log,
  );
  addresses[`${cognito.issuer}/.well-known/jwks.json`] = keys.url;
  return keys;
}

function generated({ SecretStringTemplate, GenerateStringKey, PasswordLength = 32 }: GenerateSecret): string {
  const password = randomBytes(PasswordLength).toString('base64url').slice(0, PasswordLength);
  if (!GenerateStringKey) return password;
  return JSON.stringify({ ...JSON.parse(SecretStringTemplate ?? '{}'), [GenerateStringKey]: password });
}

/** Secrets as the template generates them, kept across restarts. */
function openSecretStore(context: CloudContext): SecretsService {
  const secrets = openSecrets({ directory: join(context.directory, 'secrets') });
  generateSecrets(context, secrets);
  context.attach({ secret: (arn) => secrets.value(arn) });
  return secrets;
}

/** Generates the secrets of the template that do not exist yet: a newer assembly may have more of them. */
export function generateSecrets({ resources }: CloudContext, secrets: SecretsService): void {
  for (const { name, generate } of resources.stores.secrets())
    if (!secrets.has(name)) secrets.put(name, generated(generate));
}
