import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/inputs.ts';
import { connections, fire, type Operation, operations, seconds, warmUp } from '../load.ts';
import { type Row, type Section, withoutBudget } from '../measure.ts';
import { Platform } from '../platform.ts';
import type { CpuProfile, Window } from './cpu-profile.ts';
import { sourceFinder } from './sources.ts';
import { type ByPlace, type Spent, spent } from './spent.ts';

/** Where the profiles of the threads are left, for a profiler's own view. */
const directory = join(projectRoot, '.cache/profile');
/** How many are shown unless somebody asks for certain ones. */
const slowest = 6;

/** An operation under load. */
interface Run {
  readonly name: string;
  readonly requests: number;
  readonly window: Window;
  /** What one request asks of services. */
  readonly asked: string;
}

const microseconds = (): number => Number(process.hrtime.bigint() / 1000n);

async function measured(platform: Platform, operation: Operation): Promise<Run> {
  await fire(platform.url, operation, warmUp);
  const asked = await platform.askedBy(() => fire(platform.url, operation, 5));
  const from = microseconds();
  const { requests } = await fire(platform.url, operation, seconds);
  return { name: operation.name, requests: requests.total, window: { from, to: microseconds() }, asked };
}

function readProfiles(): CpuProfile[] {
  return readdirSync(directory).map((file) => JSON.parse(readFileSync(join(directory, file), 'utf8')));
}

/** A bar as long as its share. */
const bar = (part: number, whole: number): string => '█'.repeat(Math.round((part / whole) * 30));

function rowsOf({ name, requests, asked }: Run, { platform, functions, billed }: Spent): Row[] {
  const whole = [...platform, ...functions].reduce((sum, [, time]) => sum + time, 0);
  const rows = (where: string, places: ByPlace) =>
    places
      .filter(([, time]) => time / whole >= 0.01)
      .map(([place, time]) =>
        withoutBudget(`${name}: ${where}, ${place}`, `${time.toFixed(2)} ms ${bar(time, whole)}`),
      );
  return [
    withoutBudget(`**${name}**`, `${Math.round(requests / seconds)} /s, ${whole.toFixed(2)} ms of processors`),
    withoutBudget(`${name}: on AWS`, `${billed.toFixed(1)} ms of the function; ${asked}`),
    ...rows('function', functions),
    ...rows('platform', platform),
  ];
}

/**
 * Where the time of requests goes, from processor profiles of all threads: of the operations that match, or of the slowest
 * ones.
 */
export async function profileSection(match: string): Promise<Section> {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const platform = await Platform.start(['--cpu-prof', `--cpu-prof-dir=${directory}`]);
  const runs: Run[] = [];
  try {
    const all = await operations(platform, await platform.person());
    for (const operation of all.filter(({ name }) => new RegExp(match).test(name)))
      runs.push(await measured(platform, operation));
  } finally {
    await platform.stop();
  }
  const [profiles, sourceOf] = [readProfiles(), sourceFinder()];
  const shown = match ? runs : runs.toSorted((one, other) => one.requests - other.requests).slice(0, slowest);
  const rows = shown.flatMap((run) => rowsOf(run, spent(profiles, run.window, run.requests, sourceOf)));
  const how = `Processor profiles of all threads while ${connections} connections ask, ${seconds} s after a warm-up of ${warmUp} s; milliseconds a request. The platform's part does not exist on AWS: edge, gateway and the table are its services there. What a function is billed for includes that it waits, here for a table that shares its processors.`;
  return { title: "Where a request's time goes", how, rows };
}
