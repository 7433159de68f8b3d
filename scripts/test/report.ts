import { appendFileSync, readFileSync } from 'node:fs';

/** One test as it ended. Its key is `file` and `name`; a name may occur twice in a file. */
export interface TestResult {
  /** From the root of the project. */
  readonly file: string;
  readonly line?: number;
  /** With the names of its suites. */
  readonly name: string;
  /** `missed`: it did not run although it should have, because one before it failed or the run was cut off. */
  readonly state: 'passed' | 'failed' | 'missed' | 'skipped';
  readonly seconds: number;
  /** Its first error and the place of it. */
  readonly error?: string;
}

/** A file that failed outside of its tests: it did not load, or a hook of a suite failed. */
export interface FailedFile {
  readonly file: string;
  readonly error: string;
}

/** What a runner tells while it runs, one JSON object a line. */
export type TestEvent =
  | { readonly type: 'begin' | 'end'; readonly what: string }
  | ({ readonly type: 'test' } & TestResult)
  | ({ readonly type: 'file' } & FailedFile)
  | { readonly type: 'error'; readonly error: string }
  | { readonly type: 'whole' };

export interface Report {
  readonly tests: readonly TestResult[];
  readonly files: readonly FailedFile[];
  /** What failed outside of all files, such as an unhandled error or a server that did not start. */
  readonly errors: readonly string[];
  /** Files and tests that had begun and not ended. */
  readonly running: readonly string[];
  /** The runner came to its end. */
  readonly isWhole: boolean;
}

/** Names the file that a runner writes its events to; without it, the reporters are silent. */
export const reportVariable = 'RAMPART_TEST_REPORT';

/** Written at once, so that a run which is cut off has told what it was doing. */
export function tell(event: TestEvent): void {
  const path = process.env[reportVariable];
  if (path) appendFileSync(path, `${JSON.stringify(event)}\n`);
}

export const hasFailed = ({ state }: TestResult): boolean => state === 'failed' || state === 'missed';

/** Throws when a line is no event. */
export function readReport(text: string): Report {
  const events: TestEvent[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const running: string[] = [];
  for (const event of events) {
    if (event.type === 'begin') running.push(event.what);
    if (event.type === 'end' && running.includes(event.what)) running.splice(running.indexOf(event.what), 1);
  }
  return {
    tests: events.filter((event) => event.type === 'test'),
    files: events.filter((event) => event.type === 'file'),
    errors: events.filter((event) => event.type === 'error').map(({ error }) => error),
    running,
    isWhole: events.some(({ type }) => type === 'whole'),
  };
}

/** The beginning of an error's message, with its place. */
export function errorLine(message: string, place?: string): string {
  const [first = 'Error', ...more] = message.split('\n').filter((line) => line.trim());
  return [place ? `${first} (${place})` : first, ...more.slice(0, 4)].join('\n');
}

/** Undefined when there is no report or it cannot be read. */
export function reportAt(path: string): Report | undefined {
  try {
    return readReport(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
