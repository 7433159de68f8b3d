import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MovableClock } from '../../platform/clock.ts';
import { AccountConcurrency } from '../concurrency.ts';
import type { PoolOptions, RunningInstances } from '../function-definition.ts';
import { FunctionPool } from '../pool.ts';

const byDefault = {
  ...{ timeout: 5, maxInstances: 2, patience: 20, idleLimit: 60_000, staysWarm: true },
  ...{ memory: 128, isNative: false },
};

/** A function with the test's own source. */
export function poolOf(source: string, given: Partial<typeof byDefault> & Pick<PoolOptions, 'meter'> = {}) {
  const { timeout, memory, isNative, ...options } = { ...byDefault, ...given };
  const instances: RunningInstances = new Map();
  const lines: string[] = [];
  const directory = mkdtempSync(join(tmpdir(), 'rampart-pool-'));
  const bundle = join(directory, 'index.mjs');
  writeFileSync(bundle, source);
  const clock = new MovableClock();
  const pool = new FunctionPool(
    { name: 'probe', bundle, handler: 'handler', memory, timeout, environment: { OWN: 'yes' }, isNative },
    { ...options, clock, concurrency: new AccountConcurrency(), instances, log: (line) => lines.push(line) },
  );
  const stop = async () => {
    await pool.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { pool, clock, instances, lines, stop };
}
