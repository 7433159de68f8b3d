import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AwsEndpoint } from '../aws/endpoint.ts';
import { LocalEventBridge } from '../aws/eventbridge/eventbridge.ts';
import { Authority } from '../aws/iam/authority.ts';
import { openSqs, type SqsService } from '../aws/sqs/sqs.ts';
import { Faults } from '../faults/faults.ts';
import { AsyncInvocations, Deliveries } from '../lambda/async-invocations.ts';
import { AccountConcurrency } from '../lambda/concurrency.ts';
import { FunctionPool } from '../lambda/pool.ts';
import { backgroundCalls, eventRules, eventsPrincipal, poolOf, targetCalls } from '../platform/background.ts';
import { MovableClock } from '../platform/clock.ts';
import { localSecretKey } from '../platform/credentials.ts';
import { openMappings, sender } from '../platform/queues.ts';
import { Scheduler } from '../platform/schedule/scheduler.ts';
import { plannedCalls, scheduledRules } from '../platform/schedule/schedules.ts';
import { readAssembly } from '../template/assembly.ts';
import { account, queueOrigin, region } from '../template/identity.ts';
import { Resolver } from '../template/resolve.ts';
import { Resources } from '../template/resources.ts';
import { temporaryDirectory } from './service-endpoint.ts';

/** The functions, queues, rules and schedules of a template, without all the rest of a cloud. */
export class QueueCloud {
  readonly clock = new MovableClock();
  readonly faults = new Faults();
  readonly deliveries = new Deliveries();
  readonly lines: string[] = [];
  readonly events = new LocalEventBridge(this.clock);
  readonly directory = temporaryDirectory();
  readonly sqs: SqsService = openSqs({ directory: join(this.directory.path, 'sqs'), clock: this.clock });
  readonly #addresses: Record<string, string> = {};
  readonly #closing: (() => unknown)[] = [];
  #delivered: () => Promise<unknown> = async () => undefined;

  /** Deploys a template whose functions have this source. Throws for one that does not start. */
  async deploy(template: object, source: string): Promise<void> {
    const resources = this.#read(template, source);
    const { clock, faults, deliveries, sqs } = this;
    const planned = resources.schedules.schedules().map(({ caller, statements }) => [caller, statements] as const);
    const ofFunctions = resources.compute.functions().map(({ name, statements }) => [name, statements] as const);
    const roles = new Map([...ofFunctions, ...planned]);
    const services = new Map([[eventsPrincipal, { 'aws:SourceAccount': account }]]);
    const authority = new Authority({ roles, resources: resources.queues.statements(), services });
    const endpoint = new AwsEndpoint({ services: { sqs }, authority, faults, log: this.#log });
    this.#addresses[queueOrigin] = await endpoint.listen();
    this.#closing.push(() => endpoint.close());
    const options = { clock, concurrency: new AccountConcurrency(), maxInstances: 2, log: this.#log };
    const functions = resources.compute.functions();
    const pools = new Map(
      functions.map((fn) => {
        const environment = { ...fn.environment, ...this.environment(fn.name) };
        return [fn.arn, new FunctionPool({ ...fn, environment }, options)];
      }),
    );
    sqs.queues.use(resources.queues.queues());
    const send = sender(sqs.queues, authority, this.#log);
    const context = { resources, deliveries, faults, log: this.#log };
    const mappings = openMappings(context, sqs.queues, authority, (arn) => poolOf(pools, arn));
    const queue = new AsyncInvocations(clock, deliveries, this.#log);
    const callOf = backgroundCalls({ resources }, send, functions, pools, queue);
    const targetOf = targetCalls(send, callOf);
    this.events.use(eventRules({ resources }, targetOf));
    const scheduled = [...scheduledRules(context, targetOf), ...plannedCalls(context, authority, send, callOf)];
    const scheduler = new Scheduler(scheduled, { calendar: clock, rates: clock }, this.#log);
    scheduler.start();
    for (const mapping of mappings) mapping.start();
    this.#closing.push(
      () => scheduler.stop(),
      () => mappings.forEach((mapping) => void mapping.stop()),
      () => queue.stop(),
      () => Promise.all([...pools.values()].map((pool) => pool.stop())),
    );
    this.#delivered = async () => {
      await scheduler.idle();
      await Promise.all([this.events.idle(), queue.idle()]);
      await Promise.all(mappings.map((mapping) => mapping.idle()));
    };
  }

  /** Settles when everything published and sent to polled queues so far has had its run. */
  delivered(): Promise<unknown> {
    return this.#delivered();
  }

  /** Lets so many seconds pass, and waits for what runs then. */
  async later(seconds: number): Promise<void> {
    this.clock.advance(seconds * 1000);
    await this.delivered();
  }

  /** What a function finds in its environment to call the services as `caller`. */
  environment(caller: string): Record<string, string> {
    return {
      AWS_REGION: region,
      AWS_ENDPOINT_URL: this.#addresses[queueOrigin] ?? '',
      AWS_ACCESS_KEY_ID: caller,
      AWS_SECRET_ACCESS_KEY: localSecretKey,
    };
  }

  async close(): Promise<void> {
    for (const close of this.#closing.reverse()) await close();
    await this.sqs.close();
    this.directory.remove();
  }

  #read(template: object, source: string): Resources {
    const assembly = join(this.directory.path, 'assembly');
    mkdirSync(join(assembly, 'bundle'), { recursive: true });
    writeFileSync(join(assembly, 'bundle', 'index.mjs'), source);
    writeFileSync(join(assembly, 'Test.template.json'), JSON.stringify(template));
    const known = readAssembly(assembly);
    const options = { s3Host: () => '', secret: () => '', addresses: this.#addresses };
    return new Resources(known, new Resolver(known, options));
  }

  #log = (line: string): void => void this.lines.push(line);
}
