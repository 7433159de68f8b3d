import { dirname, join } from 'node:path';
import { AwsEndpoint } from '../aws/endpoint.ts';
import { Authority, type FunctionGrant } from '../aws/iam/authority.ts';
import type { Behavior } from '../edge/behaviors.ts';
import { edgePrincipal } from '../edge/bucket-objects.ts';
import { jwtAuthorizer } from '../gateway/authorizer.ts';
import { Gateway } from '../gateway/gateway.ts';
import { Throttle } from '../gateway/throttle.ts';
import { AsyncInvocations } from '../lambda/async-invocations.ts';
import { FunctionPool } from '../lambda/pool.ts';
import type { Compute } from '../template/compute.ts';
import { account, queueOrigin, region } from '../template/identity.ts';
import { backgroundCalls, eventRules, eventsPrincipal, type Pools, poolOf, targetCalls } from './background.ts';
import type { CloudContext } from './context.ts';
import { localSecretKey } from './credentials.ts';
import { openMappings, sender } from './queues.ts';
import type { FollowedClock } from './schedule/calendar-runs.ts';
import { Scheduler } from './schedule/scheduler.ts';
import { plannedCalls, scheduledRules } from './schedule/schedules.ts';
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
  /** Lets Lambda poll queues for functions, and ends it. */
  startPolling(): void;
  stopPolling(): void;
  /**
   * Settles when everything published and sent to polled queues so far has had its first run, the schedules under way have
   * ended, and what they announced has had its first run, too.
   */
  delivered(): Promise<void>;
  close(): Promise<void>;
}

export interface DeploymentSettings {
  /** Most instances of a function. */
  readonly maxInstances: number;
  /** Milliseconds without work after which an instance ends. */
  readonly idleLimit?: number;
  /** Whether functions run with source maps. */
  readonly sourceMaps: boolean;
  /** The clock that rates run by. */
  readonly rates: FollowedClock;
}

/** Deploys functions, routes, rules and schedules. The site must be listening: functions know its address. */
export async function deploy(
  context: CloudContext,
  services: Services,
  { rates, ...limits }: DeploymentSettings,
): Promise<Deployment> {
  generateSecrets(context, services.secrets);
  context.resources.mail.check();
  const machines = context.resources.machines.machines();
  const planned = context.resources.schedules
    .schedules()
    .map(({ caller, statements }) => ({ name: caller, statements }));
  const authority = authorityOf(context, [...context.resources.compute.functions(), ...machines, ...planned]);
  services.s3.use(authority);
  const { endpoint, models } = openEndpoints(context, services, authority);
  const [endpointUrl, modelsUrl] = await Promise.all([endpoint.listen(), models.listen()]);
  // Clients call the host of a queue's URL, which functions find in their environment.
  context.addresses[queueOrigin] = endpointUrl;
  const functions = context.resources.compute.functions();
  const awsEnvironment = (caller: string) => ({
    AWS_REGION: region,
    AWS_ENDPOINT_URL: endpointUrl,
    AWS_ENDPOINT_URL_S3: services.s3Url,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: modelsUrl,
    AWS_ACCESS_KEY_ID: caller,
    AWS_SECRET_ACCESS_KEY: localSecretKey,
  });
  const pools = openPools(context, functions, awsEnvironment, limits);
  const background = openBackground(context, services, authority, { functions, pools, rates });
  const stateMachines = machineDeployment(machines, authority, pools);
  services.states.use(stateMachines);
  return {
    gateway: openGateway(context, services, pools),
    behaviorOf: context.resources.edge.behaviorOf(),
    scheduler: background.scheduler,
    pools,
    environment: (caller) => ({
      ...Object.fromEntries(functions.flatMap(({ environment }) => Object.entries(environment))),
      ...awsEnvironment(caller),
    }),
    grants: () => authority.grants(),
    startPolling: background.startPolling,
    stopPolling: background.stopPolling,
    delivered: background.delivered,
    async close() {
      background.stop();
      stateMachines.stop();
      await services.events.idle();
      await Promise.all([...pools.values()].map((pool) => pool.stop()));
      await background.idle();
      await Promise.all([endpoint.close(), models.close()]);
    },
  };
}

type Functions = ReturnType<Compute['functions']>;

/** A function, a state machine or a schedule, with what its role allows. */
type Caller = Pick<Functions[number], 'name' | 'statements'>;

/** What the roles allow, and what buckets and queues refuse everybody and allow services of AWS. */
const authorityOf = ({ resources }: CloudContext, callers: readonly Caller[]): Authority =>
  new Authority({
    roles: new Map(callers.map(({ name, statements }) => [name, statements])),
    resources: [...resources.stores.bucketStatements(), ...resources.queues.statements()],
    services: new Map<string, Record<string, string>>([
      ...resources.edge.arns().map((arn) => [edgePrincipal, { 'aws:SourceArn': arn }] as const),
      [eventsPrincipal, { 'aws:SourceAccount': account }],
    ]),
  });

interface BackgroundSettings {
  readonly functions: Functions;
  readonly pools: Pools;
  readonly rates: FollowedClock;
}

/** What calls functions besides requests: events, queues and schedules. */
function openBackground(
  context: CloudContext,
  services: Services,
  authority: Authority,
  { functions, pools, rates }: BackgroundSettings,
) {
  const queues = services.sqs.queues;
  queues.use(context.resources.queues.queues());
  const send = sender(queues, authority, context.log);
  const mappings = openMappings(context, queues, authority, (arn) => poolOf(pools, arn));
  const asyncInvocations = new AsyncInvocations(context.clock, context.deliveries, context.log);
  const callOf = backgroundCalls(context, send, functions, pools, asyncInvocations);
  services.events.use(eventRules(context, targetCalls(send, callOf)));
  const scheduled = [
    ...scheduledRules(context, targetCalls(send, callOf)),
    ...plannedCalls(context, authority, send, callOf),
  ];
  const scheduler = new Scheduler(scheduled, { calendar: context.clock, rates }, context.log);
  const mappingsIdle = () => Promise.all(mappings.map((mapping) => mapping.idle()));
  return {
    scheduler,
    startPolling() {
      for (const mapping of mappings) mapping.start();
    },
    stopPolling() {
      for (const mapping of mappings) mapping.stop();
    },
    async delivered() {
      await services.events.idle();
      await mappingsIdle();
      // A worker whose task was taken by a sweep has ended; the sweep may still be running.
      await scheduler.idle();
      // What sweeps announced.
      await services.events.idle();
      await mappingsIdle();
    },
    stop() {
      scheduler.stop();
      asyncInvocations.stop();
    },
    async idle() {
      await scheduler.idle();
      await asyncInvocations.idle();
      await mappingsIdle();
    },
  };
}

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
      sqs: services.sqs,
    },
    ...shared,
  });
  const models = new AwsEndpoint({ services: { bedrock: services.bedrock }, http2: true, ...shared });
  return { endpoint, models };
}

/** Next to the bundles: an instance starts in half the time, and the compile cache is removed with its assembly. */
const compileCacheOf = (bundle: string): string => join(dirname(bundle), '../compiled');

const withoutSourceMaps = ({ NODE_OPTIONS = '' }: Functions[number]['environment']): string =>
  NODE_OPTIONS.replace('--enable-source-maps', '');

function openPools(
  { clock, concurrency, instances, log, meter, resources }: CloudContext,
  functions: Functions,
  awsEnvironment: (caller: string) => Record<string, string>,
  { sourceMaps, ...limits }: Omit<DeploymentSettings, 'rates'>,
): Pools {
  const routed = new Set(resources.api.routes().map(({ functionArn }) => functionArn));
  const pools = functions.map((fn) => {
    const environment = {
      ...fn.environment,
      ...awsEnvironment(fn.name),
      AWS_LAMBDA_FUNCTION_NAME: fn.name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(fn.memory),
      NODE_COMPILE_CACHE: compileCacheOf(fn.bundle),
      ...(!sourceMaps && { NODE_OPTIONS: withoutSourceMaps(fn.environment) }),
    };
    concurrency.reserve(fn.name, fn.reserved);
    const options = { clock, concurrency, meter, ...limits, instances, log, staysWarm: routed.has(fn.arn) };
    return [fn.arn, new FunctionPool({ ...fn, environment }, options)] as const;
  });
  return new Map(pools);
}

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
