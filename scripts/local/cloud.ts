import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalModel, ModelLimits } from './aws/bedrock/model.ts';
import { executionsPage } from './aws/stepfunctions/viewer.ts';
import { strictness } from './controls/strictness.ts';
import { Edge } from './edge/edge.ts';
import { LocalPages } from './edge/local-pages.ts';
import { originBuckets } from './edge/origin-buckets.ts';
import { responseHeaders } from './edge/response-headers.ts';
import { StaticFiles } from './edge/static-files.ts';
import type { Gateway } from './gateway/gateway.ts';
import { MovableClock } from './platform/clock.ts';
import { type CloudContext, openContext, type Product } from './platform/context.ts';
import { type Deployment, deploy } from './platform/deployment.ts';
import { openServices, type Services } from './platform/services.ts';
import type { StripeStandIn } from './stripe/stripe.ts';
import { bucketHost } from './template/identity.ts';

export type { ConverseAnswer, ConverseRequest } from './aws/bedrock/model.ts';
export type { LocalModel, ModelLimits, Product };

export interface CloudOptions {
  readonly product: Product;
  /** The data folder. */
  readonly directory: string;
  /** The cloud assembly to run. */
  readonly assembly: string;
  /** Port of the site; 0 for any. S3 gets the next one. */
  readonly port: number;
  /** Maximum number of threads per function on this machine; 8 by default. */
  readonly maxInstances?: number;
  /** Milliseconds without work after which a thread ends; ten seconds by default. */
  readonly idleLimit?: number;
  /**
   * Whether functions run with source maps, as deployed ones do; true by default. They cost a tenth of an instance's start: Node
   * counts the lines of the bundle.
   */
  readonly sourceMaps?: boolean;
  /** How many functions the account may run at once; 1000 by default, a new account has 10. */
  readonly concurrency?: number;
  /** How far its clock is ahead of this machine's at the start, in milliseconds: it was off for so long. */
  readonly ahead?: number;
  /**
   * The clock that rates (`rate(5 minutes)`) run by: the cloud's, which can be moved, or the wall clock. The cloud's by
   * default; most tests move it to let something end and fire the one schedule they are about.
   */
  readonly ratesBy?: 'cloud clock' | 'wall clock';
  /** Whether the edge keeps answers, as CloudFront does; it does by default. */
  readonly edgeCache?: boolean;
  /** Serves the site's pages instead of the built files, for development. */
  readonly develop?: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface Cloud {
  readonly url: string;
  readonly s3Url: string;
  /** Resource types in the template that are not emulated. */
  readonly unsupported: readonly string[];
  readonly clock: MovableClock;
  readonly scheduler: Deployment['scheduler'];
  readonly pools: Deployment['pools'];
  /** The API's own address, without the edge in front. */
  readonly gateway: Gateway;
  readonly environment: Deployment['environment'];
  /** Replaces the running functions, routes, rules and behaviours of the edge by those of a newer assembly. Data stays. */
  redeploy(assembly: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts everything an assembly describes, on emulators, behind one origin. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { product } = options;
  const context = openContext(options.directory, options.assembly);
  const { resources, addresses, concurrency } = context;
  if (options.ahead !== undefined) context.clock.advance(options.ahead);
  if (options.concurrency !== undefined) concurrency.limit = options.concurrency;
  const site = { url: `http://localhost:${options.port}` };
  const services = await openServices(context, {
    product,
    port: options.port === 0 ? 0 : options.port + 1,
    siteUrl: () => site.url,
    edgeCache: options.edgeCache ?? true,
  });
  const current = currentDeployment();
  const edge = openEdge(context, services, options, current.get);
  site.url = `http://localhost:${await edge.listen()}`;
  addresses[product.placeholders.site] = site.url;
  for (const { name, cors } of resources.stores.buckets()) services.s3.createBucket(name, { cors });
  const settings = {
    maxInstances: options.maxInstances ?? 8,
    idleLimit: options.idleLimit,
    sourceMaps: options.sourceMaps ?? true,
    rates: options.ratesBy === 'wall clock' ? new MovableClock() : context.clock,
  };
  const redeploy = async () => current.replace(await deploy(context, services, settings));
  await redeploy();
  return {
    url: site.url,
    s3Url: services.s3Url,
    unsupported: context.unsupported,
    clock: context.clock,
    get scheduler() {
      return current.get().scheduler;
    },
    get pools() {
      return current.get().pools;
    },
    get gateway() {
      return current.get().gateway;
    },
    environment: (caller) => current.get().environment(caller),
    async redeploy(assembly) {
      context.load(assembly);
      await redeploy();
    },
    async close() {
      await edge.close();
      await current.close();
      await services.close();
    },
  };
}

/** The deployment that currently answers. */
function currentDeployment() {
  let current: Deployment | undefined;
  return {
    get(): Deployment {
      if (!current) throw new Error('The functions are not deployed yet');
      return current;
    },
    /** The new deployment answers before the old one is closed, so that no request is lost. */
    async replace(next: Deployment): Promise<void> {
      const before = current;
      current = next;
      before?.stopPolling();
      next.startPolling();
      next.scheduler.start();
      await before?.close();
    },
    async close(): Promise<void> {
      current?.stopPolling();
      await current?.close();
    },
  };
}

function openEdge(context: CloudContext, services: Services, options: CloudOptions, deployed: () => Deployment): Edge {
  const { resources, clock, faults, concurrency, meter, deliveries, log, metrics } = context;
  const deployments = resources.edge.deployments();
  const site = new StaticFiles(deployments);
  const deployedTo = new Set(deployments.map(({ bucket }) => bucketHost(bucket, new URL(services.s3Url).host)));
  const policies = new Map<string, Record<string, string>>();
  return new Edge({
    port: options.port,
    clock,
    gateway: () => deployed().gateway,
    buckets: originBuckets({ site, isSite: (host) => deployedTo.has(host), clock }),
    develop: options.develop,
    behaviorOf: (path) => deployed().behaviorOf(path),
    headersOf: (policy) => {
      const headers = policies.get(policy) ?? responseHeaders(resources.edge.headersPolicy(policy));
      policies.set(policy, headers);
      return headers;
    },
    cache: services.edgeCache,
    pages: new LocalPages({
      clock,
      faults,
      concurrency,
      deliveries,
      usage: () => {
        const { read, write } = services.dynamodb.units.sums;
        const { runs, gigabyteSeconds } = meter.sums;
        const table = { items_written: services.dynamodb.itemsWritten(), read_units: read, write_units: write };
        return { ...table, runs, gigabyte_seconds: gigabyteSeconds };
      },
      messages: () => services.sqs.queues.messages,
      edgeCache: services.edgeCache,
      metrics,
      scheduler: () => deployed().scheduler,
      services: [
        async (page) => services.mail.viewer(page),
        (page) => services.stripe.page(page),
        (page) => executionsPage(() => services.states.executions(), page),
      ],
      delivered: () => deployed().delivered(),
      expire: () => services.dynamodb.sweepExpired(),
      renew: (name) => {
        const pool = [...deployed().pools.values()].find(({ definition }) => definition.name === name);
        pool?.renew();
        return pool !== undefined;
      },
      environment: () => deployed().environment('operator'),
      grants: () => deployed().grants(),
      payments: (action, argument) => controlPayments(services.stripe, action, argument),
      strictness: strictness(services, meter),
    }),
    log,
  });
}

/** The payment stand-in's controls that tests reach over HTTP. */
function controlPayments(stripe: StripeStandIn, action: string, argument: Record<string, unknown>): unknown {
  const controls: Record<string, () => unknown> = {
    hold: () => stripe.hold(argument.types as string[] | undefined),
    release: () => stripe.release(),
    duplicate: () => stripe.duplicate(Number(argument.copies)),
    redeliver: () => stripe.redeliver(String(argument.event)),
    events: () => stripe.events(),
    tick: () => stripe.tick(),
  };
  return controls[action]?.() ?? null;
}
