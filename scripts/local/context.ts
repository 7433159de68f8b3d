import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { MovableClock } from './clock.ts';
import { Faults } from './faults.ts';
import { type Assembly, readAssembly } from './template/assembly.ts';
import { Resolver } from './template/resolve.ts';
import { Resources } from './template/resources.ts';

/** What every part of one running local cloud shares. */
export interface CloudContext {
  readonly directory: string;
  readonly clock: MovableClock;
  readonly faults: Faults;
  readonly assembly: Assembly;
  readonly resources: Resources;
  /**
   * Addresses that the stage's placeholders stand for. Filled as the parts start and learn their ports; a template
   * value is resolved when it is asked for, so it must be asked for after what it names has started.
   */
  readonly addresses: Record<string, string>;
  readonly log: (line: string) => void;
  /** Tells where the bucket's host is and how secrets are read, once those emulators run. */
  attach(parts: { s3Host?: string; secret?: (arn: string) => string }): void;
}

/** Reads the assembly and prepares the data folder; nothing runs yet. */
export function openContext(directory: string, assemblyDirectory: string): CloudContext {
  mkdirSync(directory, { recursive: true });
  const assembly = readAssembly(assemblyDirectory);
  const addresses: Record<string, string> = {};
  const parts = { s3Host: '', secret: (_arn: string) => '' };
  const resolver = new Resolver(assembly, {
    s3Host: () => parts.s3Host,
    secret: (arn) => parts.secret(arn),
    addresses,
  });
  return {
    directory,
    clock: new MovableClock(),
    faults: new Faults(),
    assembly,
    resources: new Resources(assembly, resolver),
    addresses,
    log: (line) => appendFileSync(join(directory, 'functions.log'), line),
    attach: (more) => void Object.assign(parts, more),
  };
}
