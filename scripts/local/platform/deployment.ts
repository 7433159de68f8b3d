import { dirname, join } from 'node:path';
import { AwsEndpoint } from '../aws/endpoint.ts';
import type { EventRule } from '../aws/eventbridge/eventbridge.ts';
import { Role } from '../aws/iam.ts';
import type { Behavior } from '../edge/behaviors.ts';
import { jwtAuthorizer } from '../gateway/authorizer.ts';
import { Gateway } from '../gateway/gateway.ts';
import { Throttle } from '../gateway/throttle.ts';
import { FunctionPool } from '../lambda/pool.ts';
import { region, userPoolClientId, userPoolId } from '../template/identity.ts';
import type { CloudContext, Product } from './context.ts';
import { minutesOf, Scheduler } from './scheduler.ts';
import { generateSecrets, localSecretKey, type Services } from './services.ts';

/** What runs of an assembly: functions behind edge and gateway, on schedules and on events. */
export interface Deployment {
  readonly gateway: Gateway;
  /** How the edge answers a path. */
  readonly behaviorOf: (path: string) => Behavior;
  readonly scheduler: Scheduler;
  readonly pools: ReadonlyMap<string, FunctionPool>;
  /** Environment for a script that works on the same data as `caller`, with all permissions. */
  environment(caller: string): Record<string, string>;
  close(): Promise<void>;
}

/** Deploys functions, routes, rules and schedules. The site must be listening: functions know its address. */
export async function deploy(
  context: CloudContext,
  services: Services,
  { product, maxInstances }: { readonly product: Product; readonly maxInstances: number },
): Promise<Deployment> {
  generateSecrets(context, services.secrets);
  const functions = context.resources.functions();
  const endpoint = openEndpoint(context, services, functions, product);
  const endpointUrl = await endpoint.listen();
  const awsEnvironment = (caller: string) => ({
    AWS_REGION: region,
    AWS_ENDPOINT_URL: endpointUrl,
    AWS_ENDPOINT_URL_S3: services.s3Url,
    AWS_ACCESS_KEY_ID: caller,
    AWS_SECRET_ACCESS_KEY: localSecretKey,
  });
  const pools = openPools(context, functions, awsEnvironment, maxInstances);
  services.events.use(eventRules(context, pools));
  const scheduler = new Scheduler(schedules(context, pools), context.log);
  return {
    gateway: openGateway(context, services, pools),
    behaviorOf: context.resources.behaviorOf(),
    scheduler,
    pools,
    environment: (caller) => ({
      ...Object.fromEntries(functions.flatMap(({ environment }) => Object.entries(environment))),
      ...awsEnvironment(caller),
    }),
    async close() {
      scheduler.stop();
      await services.events.idle();
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      await scheduler.idle();
      await endpoint.close();
    },
  };
}

type Functions = ReturnType<CloudContext['resources']['functions']>;
type Pools = ReadonlyMap<string, FunctionPool>;

function openEndpoint(
  { faults, log }: CloudContext,
  services: Services,
  functions: Functions,
  { mailDomain }: Product,
): AwsEndpoint {
  return new AwsEndpoint({
    services: {
      dynamodb: services.dynamodb,
      'cognito-idp': services.cognito,
      ses: services.mail,
      secretsmanager: services.secrets,
      events: services.events,
    },
    mailDomain,
    roles: new Map(functions.map(({ name, statements }) => [name, new Role(statements)])),
    faults,
    log,
  });
}

/** Next to the bundles: an instance starts in half the time, and the compile cache is removed with its assembly. */
const compileCacheOf = (bundle: string): string => join(dirname(bundle), '../compiled');

function openPools(
  { clock, instances, log, resources }: CloudContext,
  functions: Functions,
  awsEnvironment: (caller: string) => Record<string, string>,
  maxInstances: number,
): Pools {
  const called = new Set(resources.routes().map(({ functionArn }) => functionArn));
  const pools = functions.map((fn) => {
    const environment = {
      ...fn.environment,
      ...awsEnvironment(fn.name),
      AWS_LAMBDA_FUNCTION_NAME: fn.name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memory),
      NODE_COMPILE_CACHE: compileCacheOf(fn.bundle),
    };
    const options = { clock, maxInstances, instances, log, staysWarm: called.has(fn.arn) };
    return [fn.arn, new FunctionPool({ ...fn, environment }, options)] as const;
  });
  return new Map(pools);
}

function poolOf(pools: Pools, arn: string): FunctionPool {
  const pool = pools.get(arn);
  if (!pool) throw new Error(`The template references a function that does not exist: ${arn}`);
  return pool;
}

const eventRules = ({ resources }: CloudContext, pools: Pools): EventRule[] =>
  resources.rules().flatMap((rule) => {
    const { bus, functionArn } = rule;
    if (bus === undefined) return [];
    return [{ ...rule, bus, invoke: (event: unknown) => poolOf(pools, functionArn).invoke(event) }];
  });

const schedules = ({ resources }: CloudContext, pools: Pools) =>
  resources.rules().flatMap(({ name, schedule, functionArn }) => {
    if (schedule === undefined) return [];
    const invoke = (event: unknown) => poolOf(pools, functionArn).invoke(event);
    return [{ name, everyMinutes: minutesOf(schedule), invoke }];
  });

function openGateway({ resources, clock }: CloudContext, { cognito }: Services, pools: Pools): Gateway {
  const authorizer = jwtAuthorizer({ id: userPoolId, clientId: userPoolClientId, jwks: cognito.jwks }, clock);
  const { rate, burst } = resources.throttle();
  const routes = resources.routes().map(({ key, functionArn, jwt }) => ({
    key,
    target: { pool: poolOf(pools, functionArn), authorizer: jwt ? authorizer : undefined },
  }));
  return new Gateway(routes, new Throttle(rate, burst));
}
