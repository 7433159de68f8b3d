import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { localAddresses } from '#infra/config.ts';
import { AwsEndpoint } from './aws/endpoint.ts';
import { type EventRule, LocalEventBridge } from './aws/eventbridge.ts';
import { Role } from './aws/iam.ts';
import { MovableClock } from './clock.ts';
import { Edge } from './edge/edge.ts';
import { LocalPages } from './edge/local-pages.ts';
import { responseHeaders } from './edge/response-headers.ts';
import { StaticFiles } from './edge/static-files.ts';
import { viewerFunction } from './edge/viewer-function.ts';
import { localSecretKey, openAccounts, openBuckets, openMail, openSecretStore, openTables } from './emulators.ts';
import { Faults } from './faults.ts';
import { jwtAuthorizer } from './gateway/authorizer.ts';
import { Gateway } from './gateway/gateway.ts';
import { Throttle } from './gateway/throttle.ts';
import { serveHttp } from './http-service.ts';
import { FunctionPool } from './lambda/pool.ts';
import { minutesOf, type ScheduledRule, Scheduler } from './scheduler.ts';
import { openStripe } from './stripe/stripe.ts';
import { readAssembly } from './template/assembly.ts';
import { region, unsupportedTypes, userPoolClientId, userPoolId } from './template/identity.ts';
import { Resolver } from './template/resolve.ts';
import { Resources } from './template/resources.ts';

export interface CloudOptions {
  /** Where data lives. */
  readonly directory: string;
  /** The cloud assembly to run. */
  readonly assembly: string;
  /** Port of the site; 0 for any. S3 gets the next one. */
  readonly port: number;
  readonly maxInstances?: number;
  readonly develop?: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface Cloud {
  readonly url: string;
  readonly s3Url: string;
  readonly unsupported: readonly string[];
  readonly clock: MovableClock;
  readonly scheduler: Scheduler;
  readonly pools: ReadonlyMap<string, FunctionPool>;
  /** Environment for a script that works on the cloud's own data with everybody's rights, as `caller`. */
  environment(caller: string): Record<string, string>;
  close(): Promise<void>;
}

/** Brings up what an assembly describes, on emulators, behind one origin. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { directory } = options;
  mkdirSync(directory, { recursive: true });
  const log = (line: string) => appendFileSync(join(directory, 'functions.log'), line);
  const clock = new MovableClock();
  const faults = new Faults();
  const open = { directory, clock, log };
  const addresses: Record<string, string> = {};
  const assembly = readAssembly(options.assembly);

  const unresolved = new Resolver(assembly, { s3Host: '', addresses: {}, secret: () => '' });
  const stripeKey = process.env.STRIPE_SECRET_KEY;
  const secrets = openSecretStore(directory, new Resources(assembly, unresolved).secrets(), stripeKey);
  const buckets = await openBuckets(
    { buckets: () => resources.buckets() } as Resources,
    open,
    options.port === 0 ? 0 : options.port + 1,
  );
  const s3Host = `127.0.0.1:${buckets.s3.port}`;
  const resolver = new Resolver(assembly, { s3Host, addresses, secret: (arn) => secrets.value(arn) });
  const resources = new Resources(assembly, resolver);
  addresses[`https://${s3Host}`] = `http://${s3Host}`;

  const mail = openMail(open);
  const [dynamodb, cognito] = await Promise.all([openTables(resources, open), openAccounts(resources, open)]);
  const stripeSecret = resources.secrets().find(({ name }) => /stripe/i.test(name))?.name ?? '';
  const stripe = await openStripe({
    directory: join(directory, 'stripe'),
    clock,
    webhook: {
      url: () => `${url()}/api/payments/webhook/stripe`,
      secret: (JSON.parse(secrets.value(stripeSecret)) as { webhookSecret: string }).webhookSecret,
    },
    publicOrigin: () => url(),
  });
  const stripeApi = await serveHttp(async (request) => {
    const fault = await faults.next('stripe', `${request.method} ${request.url.split('?')[0]}`);
    if (fault && fault.when !== 'after') return stripeFault(fault.status);
    const answer = await stripe.api(request);
    return fault ? stripeFault(fault.status) : answer;
  }, log);
  addresses[localAddresses.stripe] = stripeKey ? 'https://api.stripe.com' : stripeApi.url;

  const keys = await serveHttp(async () => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cognito.jwks),
  }), log);
  addresses[`${cognito.issuer}/.well-known/jwks.json`] = keys.url;

  const roles = new Map<string, Role>();
  const pools = new Map<string, FunctionPool>();
  const invoke = (arn: string) => (event: unknown) => poolOf(arn).invoke(event);
  const poolOf = (arn: string): FunctionPool => {
    const pool = pools.get(arn);
    if (!pool) throw new Error(`No function ${arn}`);
    return pool;
  };

  // The site's own address is known once it listens; nothing resolves it before.
  let port = options.port;
  const url = () => `http://localhost:${port}`;
  const rules = () => resources.rules();
  const events = new LocalEventBridge([], log);
  const endpoint = new AwsEndpoint({
    services: { dynamodb, 'cognito-idp': cognito, ses: mail, secretsmanager: secrets, events },
    roles,
    faults,
    log,
  });
  const endpointUrl = await endpoint.listen();
  const awsEnvironment = (caller: string) => ({
    AWS_REGION: region,
    AWS_ENDPOINT_URL: endpointUrl,
    AWS_ENDPOINT_URL_S3: `http://${s3Host}`,
    AWS_ACCESS_KEY_ID: caller,
    AWS_SECRET_ACCESS_KEY: localSecretKey,
  });

  let gateway: Gateway | undefined;
  let scheduler = new Scheduler([], log);
  let headers: Record<string, string> = {};
  const files = new StaticFiles(resources.deployments());
  const edgeParts = resources.edge();
  const edge = new Edge({
    port: options.port,
    clock,
    gateway: () => gateway as Gateway,
    files: () => files,
    develop: options.develop,
    route: viewerFunction(edgeParts.viewerFunction),
    headers: () => headers,
    originHeaders: edgeParts.originHeaders,
    pages: new LocalPages({
      clock,
      faults,
      scheduler: () => scheduler,
      services: [(page) => mail.viewer(page), (page) => stripe.page(page)],
      payments: (action, argument) => controlPayments(stripe, action, argument),
    }),
    log,
  });
  port = await edge.listen();
  addresses[localAddresses.site] = url();
  buckets.create();
  headers = responseHeaders(resources.edge().policy as Parameters<typeof responseHeaders>[0]);

  for (const fn of resources.functions()) {
    if (fn.statements.length > 0 || fn.environment.TABLE_NAME) roles.set(fn.name, new Role(fn.statements));
    const environment = {
      ...fn.environment,
      ...awsEnvironment(fn.name),
      AWS_LAMBDA_FUNCTION_NAME: fn.name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memory),
    };
    pools.set(fn.arn, new FunctionPool({ ...fn, environment }, { clock, maxInstances: options.maxInstances ?? 8, log }));
  }
  const authorizer = jwtAuthorizer({ id: userPoolId, clientId: userPoolClientId, jwks: cognito.jwks }, clock);
  const { rate, burst } = resources.throttle();
  gateway = new Gateway(
    resources.routes().map(({ key, functionArn, jwt }) => ({
      key,
      target: { pool: poolOf(functionArn), authorizer: jwt ? authorizer : undefined },
    })),
    new Throttle(rate, burst),
  );
  events.use(
    rules()
      .filter(({ bus }) => bus !== undefined)
      .map((rule): EventRule => ({ ...rule, bus: rule.bus ?? '', invoke: invoke(rule.functionArn) })),
  );
  scheduler = new Scheduler(
    rules()
      .filter(({ schedule }) => schedule !== undefined)
      .map((rule): ScheduledRule => ({
        name: rule.name,
        everyMinutes: minutesOf(rule.schedule ?? ''),
        invoke: invoke(rule.functionArn),
      })),
    log,
  );
  scheduler.start();

  const everybody = () => Object.assign({}, ...resources.functions().map(({ environment }) => environment)) as Record<string, string>;
  return {
    url: url(),
    s3Url: `http://${s3Host}`,
    unsupported: unsupportedTypes(assembly.resources),
    clock,
    scheduler,
    pools,
    environment: (caller) => ({ ...everybody(), ...awsEnvironment(caller) }),
    async close() {
      scheduler.stop();
      await edge.close();
      await events.close();
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      await Promise.all([stripeApi.close(), keys.close(), endpoint.close(), buckets.s3.close(), stripe.close()]);
      await Promise.all([dynamodb.close(), cognito.close(), mail.close(), secrets.close()]);
    },
  };
}

const stripeFault = (status = 500) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { type: 'api_error', message: 'Injected fault' } }),
});

/** The controls of the payment stand-in that tests reach over HTTP. */
function controlPayments(
  stripe: Awaited<ReturnType<typeof openStripe>>,
  action: string,
  { types, copies, event }: Record<string, unknown>,
): unknown {
  if (action === 'hold') return stripe.hold(types as string[] | undefined);
  if (action === 'release') return stripe.release();
  if (action === 'duplicate') return stripe.duplicate(Number(copies));
  if (action === 'redeliver') return stripe.redeliver(String(event));
  if (action === 'events') return stripe.events();
  if (action === 'tick') return stripe.tick();
  throw new Error(`Unknown payment control ${action}`);
}
