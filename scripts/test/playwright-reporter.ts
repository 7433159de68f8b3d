import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { projectRoot } from '../build/inputs.ts';
import { errorLine, tell } from './report.ts';

const fileOf = ({ location }: TestCase): string => relative(projectRoot, location.file);
/** Without the names of the root, the project and the file. */
const nameOf = (test: TestCase): string => test.titlePath().slice(3).join(' › ');
const titleOf = (test: TestCase): string => `${fileOf(test)}:${test.location.line} › ${nameOf(test)}`;

function describe({ message, value, location }: TestError): string {
  const place = location && `${relative(projectRoot, location.file)}:${location.line}`;
  return errorLine(stripVTControlCharacters(message ?? value ?? ''), place);
}

function stateOf(test: TestCase, status?: TestResult['status']): 'passed' | 'failed' | 'missed' | 'skipped' {
  if (!status || status === 'skipped') return test.expectedStatus === 'skipped' ? 'skipped' : 'missed';
  return status === test.expectedStatus ? 'passed' : 'failed';
}

function tellTest(test: TestCase, result?: TestResult): void {
  const state = stateOf(test, result?.status);
  const [first] = result?.errors ?? [];
  const error = first ? describe(first) : `It ${result?.status === 'timedOut' ? 'timed out' : 'did not run'}`;
  const place = { file: fileOf(test), line: test.location.line, name: nameOf(test) };
  const seconds = (result?.duration ?? 0) / 1000;
  tell({ type: 'test', ...place, state, seconds, ...(state !== 'passed' && { error }) });
}

/** Reports to `npm test` what Playwright does. */
export default class PlaywrightReporter implements Reporter {
  private suite?: Suite;

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onTestBegin(test: TestCase): void {
    tell({ type: 'begin', what: titleOf(test) });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    // An interrupted test was still running.
    if (result.status === 'interrupted') return;
    tell({ type: 'end', what: titleOf(test) });
    tellTest(test, result);
  }

  onError(error: TestError): void {
    tell({ type: 'error', error: describe(error) });
  }

  onEnd({ status }: FullResult): void {
    if (status === 'interrupted') return;
    for (const test of this.suite?.allTests() ?? []) if (test.results.length === 0) tellTest(test);
    tell({ type: 'whole' });
  }
}
