import { dirname, join } from 'node:path';
import { AwsEndpoint } from '../aws/endpoint.ts';
import type { EventRule } from '../aws/eventbridge/eventbridge.ts';
import { Authority, type FunctionGrant, refusalOf } from '../aws/iam/authority.ts';
import type { Behavior } from '../edge/behaviors.ts';
import { edgePrincipal } from '../edge/bucket-objects.ts';
import { jwtAuthorizer } from '../gateway/authorizer.ts';
import { Gateway } from '../gateway/gateway.ts';
import { Throttle } from '../gateway/throttle.ts';
import { AsyncInvocations } from '../lambda/async-invocations.ts';
import { FunctionPool } from '../lambda/pool.ts';
import type { Compute } from '../template/compute.ts';
import { region } from '../template/identity.ts';
import type { CloudContext } from './context.ts';
import { localSecretKey } from './credentials.ts';
import { minutesOf, Scheduler } from './scheduler.ts';
import { generateSecrets, type Services } from './services.ts';
import { machineDeployment } from './state-machines.ts';

/** What runs of an assembly: functions behind edge and gateway, on schedules and on events. */
export interface Deployment {
  readonly gateway: Gateway;
  /** How the edge answers a path. */
  readonly behaviorOf: (path: string) => Behavior;
  readonly scheduler: Scheduler;
  readonly pools: ReadonlyMap<string, FunctionPool>;
  /** Environment for a script that works on the same data as `caller`, with all permissions. */
  environment(caller: string): Record<string, string>;
  /** What the functions' roles grant, and whether a call has used it since the deployment. */
  grants(): FunctionGrant[];
  close(): Promise<void>;
}

/** Deploys functions, routes, rules and schedules. The site must be listening: functions know its address. */
export async function deploy(
  context: CloudContext,
  services: Services,
  { maxInstances }: { readonly maxInstances: number },
): Promise<Deployment> {
  generateSecrets(context, services.secrets);
  const functions = context.resources.compute.functions();
  const machines = context.resources.machines.machines();
  const authority = authorityOf(context, [...functions, ...machines]);
  services.s3.use(authority);
  const { endpoint, models } = openEndpoints(context, services, authority);
  const [endpointUrl, modelsUrl] = await Promise.all([endpoint.listen(), models.listen()]);
  const awsEnvironment = (caller: string) => ({
    AWS_REGION: region,
    AWS_ENDPOINT_URL: endpointUrl,
    AWS_ENDPOINT_URL_S3: services.s3Url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: modelsUrl,
    AWS_ACCESS_KEY_ID: caller,
    AWS_SECRET_ACCESS_KEY: localSecretKey,
  });
  const pools = openPools(context, functions, awsEnvironment, maxInstances);
  const queue = new AsyncInvocations(context.clock, context.deliveries, context.log);
  const callOf = backgroundCalls(context, services, authority, pools, queue);
  services.events.use(eventRules(context, callOf));
  const stateMachines = machineDeployment(machines, authority, pools);
  services.states.use(stateMachines);
  const scheduler = new Scheduler(schedules(context, callOf), context.log);
  return {
    gateway: openGateway(context, services, pools),
    behaviorOf: context.resources.edge.behaviorOf(),
    scheduler,
    pools,
    environment: (caller) => ({
      ...Object.fromEntries(functions.flatMap(({ environment }) => Object.entries(environment))),
      ...awsEnvironment(caller),
    }),
    grants: () => authority.grants(),
    async close() {
      scheduler.stop();
      stateMachines.stop();
      queue.stop();
      await services.events.idle();
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      await scheduler.idle();
      await queue.idle();
      await Promise.all([endpoint.close(), models.close()]);
    },
  };
}

type Functions = ReturnType<Compute['functions']>;
type Pools = ReadonlyMap<string, FunctionPool>;

/** A function or a state machine, with what its role allows. */
type Caller = Pick<Functions[number], 'name' | 'statements'>;

/** What the roles allow, and what the buckets refuse everybody and allow the edge. */
const authorityOf = ({ resources }: CloudContext, callers: readonly Caller[]): Authority =>
  new Authority({
    roles: new Map(callers.map(({ name, statements }) => [name, statements])),
    buckets: resources.stores.bucketStatements(),
    services: new Map(resources.edge.arns().map((arn) => [edgePrincipal, { 'aws:SourceArn': arn }])),
  });

/** That of the models is another one: the client of Bedrock's runtime speaks HTTP/2, all others HTTP/1.1. */
function openEndpoints({ faults, log }: CloudContext, services: Services, authority: Authority) {
  const shared = { authority, faults, log };
  const endpoint = new AwsEndpoint({
    services: {
      dynamodb: services.dynamodb,
      'cognito-idp': services.cognito,
      ses: services.mail,
      secretsmanager: services.secrets,
      events: services.events,
      cloudfront: services.cloudfront,
      states: services.states,
    },
    ...shared,
  });
  const models = new AwsEndpoint({ services: { bedrock: services.bedrock }, http2: true, ...shared });
  return { endpoint, models };
}

/** Next to the bundles: an instance starts in half the time, and the compile cache is removed with its assembly. */
const compileCacheOf = (bundle: string): string => join(dirname(bundle), '../compiled');

function openPools(
  { clock, concurrency, instances, log, resources }: CloudContext,
  functions: Functions,
  awsEnvironment: (caller: string) => Record<string, string>,
  maxInstances: number,
): Pools {
  const called = new Set(resources.api.routes().map(({ functionArn }) => functionArn));
  const pools = functions.map((fn) => {
    const environment = {
      ...fn.environment,
      ...awsEnvironment(fn.name),
      AWS_LAMBDA_FUNCTION_NAME: fn.name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memory),
      NODE_COMPILE_CACHE: compileCacheOf(fn.bundle),
    };
    concurrency.reserve(fn.name, fn.reserved);
    const options = { clock, concurrency, maxInstances, instances, log, staysWarm: called.has(fn.arn) };
    return [fn.arn, new FunctionPool({ ...fn, environment }, options)] as const;
  });
  return new Map(pools);
}

function poolOf(pools: Pools, arn: string): FunctionPool {
  const pool = pools.get(arn);
  if (!pool) throw new Error(`The template references a function that does not exist: ${arn}`);
  return pool;
}

/** Calls a function as events and schedules do, by its ARN. */
type CallOf = (arn: string) => (event: unknown) => Promise<void>;

function backgroundCalls(
  { resources, log }: CloudContext,
  { queues }: Services,
  authority: Authority,
  pools: Pools,
  queue: AsyncInvocations,
): CallOf {
  const settings = resources.compute.eventInvokes();
  /** Lambda sends with the permissions of the function. */
  const keep = (name: string, destination: string) => (record: unknown) => {
    const needed = { action: 'sqs:SendMessage', resource: destination };
    if (authority.mayDo(name, needed)) queues.send(destination, record);
    else log(`${refusalOf(name, needed)}\n`);
  };
  return (arn) => {
    const pool = poolOf(pools, arn);
    const { name } = pool.definition;
    const { retries, maxAge, destination } = settings.get(name) ?? byDefault;
    const onFailure = destination === undefined ? undefined : keep(name, destination);
    const target = { arn, invoke: (event: unknown) => pool.invoke(event), retries, maxAge, onFailure };
    return (event) => queue.invoke(target, event);
  };
}

/** What Lambda does with the events of a function that says nothing about them. */
const byDefault = { retries: 2, maxAge: 21_600, destination: undefined };

const eventRules = ({ resources }: CloudContext, callOf: CallOf): EventRule[] =>
  resources.compute.rules().flatMap((rule) => {
    const { bus, functionArn } = rule;
    return bus === undefined ? [] : [{ ...rule, bus, invoke: callOf(functionArn) }];
  });

const schedules = ({ resources }: CloudContext, callOf: CallOf) =>
  resources.compute.rules().flatMap(({ name, schedule, functionArn }) => {
    if (schedule === undefined) return [];
    return [{ name, everyMinutes: minutesOf(schedule), invoke: callOf(functionArn) }];
  });

function openGateway({ resources, clock }: CloudContext, { cognito }: Services, pools: Pools): Gateway {
  const settings = [...resources.api.authorizers()];
  const authorizers = new Map(settings.map(([name, it]) => [name, jwtAuthorizer(it, cognito.jwks, clock)]));
  const authorizerOf = (name: string) => {
    const authorizer = authorizers.get(name);
    if (!authorizer) throw new Error(`The template references an authoriser that does not exist: ${name}`);
    return authorizer;
  };
  const { rate, burst } = resources.api.throttle();
  const routes = resources.api.routes().map(({ key, functionArn, authorizer, scopes }) => ({
    key,
    target: {
      pool: poolOf(pools, functionArn),
      authorizer: authorizer === undefined ? undefined : authorizerOf(authorizer),
      scopes,
    },
  }));
  return new Gateway(routes, new Throttle(rate, burst));
}
