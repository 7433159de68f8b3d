import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LocalModel, ModelLimits } from '../aws/bedrock/model.ts';
import { Faults } from '../faults/faults.ts';
import { Deliveries } from '../lambda/async-invocations.ts';
import { AccountConcurrency } from '../lambda/concurrency.ts';
import type { RunningInstances } from '../lambda/function-definition.ts';
import { Meter } from '../lambda/meter.ts';
import { readAssembly } from '../template/assembly.ts';
import { unsupportedTypes } from '../template/identity.ts';
import { Resolver } from '../template/resolve.ts';
import { Resources } from '../template/resources.ts';
import { MovableClock } from './clock.ts';
import { LocalMetrics } from './metrics.ts';

/** What the stacks do not say about the product they deploy. */
export interface Product {
  /** Placeholder addresses in the stacks, replaced by those of the site and the payment gateway's API here. */
  readonly placeholders: { readonly site: string; readonly stripe: string };
  /** Path at which the site receives the payment gateway's webhooks. */
  readonly webhookPath: string;
  /** Answers for Bedrock; without one, and without a real one in the environment, no model is configured. */
  readonly model?: LocalModel;
  /** The models that the product may ask Bedrock for, by id, and what each allows. */
  readonly models: Readonly<Record<string, ModelLimits>>;
}

/** What all parts of one running local cloud share. */
export interface CloudContext {
  readonly directory: string;
  readonly clock: MovableClock;
  readonly faults: Faults;
  /** How many functions may run at once, and how often events are delivered; a test can change both. */
  readonly concurrency: AccountConcurrency;
  readonly meter: Meter;
  readonly deliveries: Deliveries;
  /** Running function instances, and how to end one. */
  readonly instances: RunningInstances;
  /** The resources of the running assembly; replaced by `load`. */
  readonly resources: Resources;
  /**
   * Addresses for the stage's placeholders. Filled as the parts start and learn their ports. Template values are
   * resolved when read, so read them only after what they name has started.
   */
  readonly addresses: Record<string, string>;
  readonly log: (line: string) => void;
  /** What the functions have reported in their logs. */
  readonly metrics: LocalMetrics;
  /** Resource types in the template that are not emulated. */
  readonly unsupported: readonly string[];
  /** Loads a newer assembly, for a running cloud that follows its sources. */
  load(assemblyDirectory: string): void;
  /** Sets the buckets' host and how secrets are read, once those emulators run. */
  attach(parts: { s3Host?: string; secret?: (arn: string) => string }): void;
}

/** Reads the assembly and prepares the data folder; starts nothing. */
export function openContext(directory: string, assemblyDirectory: string): CloudContext {
  mkdirSync(directory, { recursive: true });
  const addresses: Record<string, string> = {};
  const parts = { s3Host: '', secret: (_arn: string) => '' };
  const read = (folder: string) => {
    const assembly = readAssembly(folder);
    const options = { s3Host: () => parts.s3Host, secret: (arn: string) => parts.secret(arn), addresses };
    return { assembly, resources: new Resources(assembly, new Resolver(assembly, options)) };
  };
  let current = read(assemblyDirectory);
  const instances: RunningInstances = new Map();
  const metrics = new LocalMetrics();
  const clock = new MovableClock();
  return {
    directory,
    clock,
    faults: new Faults(
      async (instance) => instances.get(instance)?.(),
      () => clock.now(),
    ),
    concurrency: new AccountConcurrency(),
    meter: new Meter(),
    deliveries: new Deliveries(),
    instances,
    get resources() {
      return current.resources;
    },
    get unsupported() {
      return unsupportedTypes(current.assembly.resources);
    },
    load: (folder) => {
      current = read(folder);
    },
    addresses,
    log: (line) => {
      appendFileSync(join(directory, 'functions.log'), line);
      metrics.read(line);
    },
    metrics,
    attach: (more) => void Object.assign(parts, more),
  };
}
