import { appendFileSync, readFileSync } from 'node:fs';

/** The result of one test. Its key is `file` and `name`; a name may occur twice in a file. */
export interface TestResult {
  /** Relative to the root of the project. */
  readonly file: string;
  readonly line?: number;
  /** Includes the names of its suites. */
  readonly name: string;
  /** `missed`: it should have run but did not, because an earlier one failed or the run was interrupted. */
  readonly state: 'passed' | 'failed' | 'missed' | 'skipped';
  readonly seconds: number;
  /** Its first error, with the location. */
  readonly error?: string;
}

/** A file that failed outside of its tests: it did not load, or a hook of a suite failed. */
export interface FailedFile {
  readonly file: string;
  readonly error: string;
}

/** What a runner reports while it runs, one JSON object per line. */
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
  /** Files and tests that started and did not end. */
  readonly running: readonly string[];
  /** The runner finished. */
  readonly isWhole: boolean;
}

/** Names the file that a runner writes its events to; without it, the reporters are silent. */
export const reportVariable = 'RAMPART_TEST_REPORT';

/** Written synchronously, so that an interrupted run has reported what it was doing. */
export function tell(event: TestEvent): void {
  const path = process.env[reportVariable];
  if (path) appendFileSync(path, `${JSON.stringify(event)}\n`);
}

export const hasFailed = ({ state }: TestResult): boolean => state === 'failed' || state === 'missed';

/** Throws when a line is not an event. */
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

/** The start of an error's message, with its location. */
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
