import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { projectRoot } from '../build/inputs.ts';
import { errorLine, tell } from './report.ts';

const fileOf = ({ moduleId }: TestModule): string => relative(projectRoot, moduleId);
const titleOf = (test: TestCase): string => `${fileOf(test.module)} > ${test.fullName}`;

/** The first location in our own code; libraries throw because of what a test did. */
function describe({ name, message, stacks = [] }: SerializedError): string {
  const at = stacks.find(({ file }) => !file.includes('node_modules')) ?? stacks[0];
  return errorLine(`${name ?? 'Error'}: ${message}`, at && `${relative(projectRoot, at.file)}:${at.line}`);
}

const states = { passed: 'passed', skipped: 'skipped', failed: 'failed', pending: 'missed' } as const;

function tellTest(test: TestCase): void {
  const { state, errors } = test.result();
  const error = state === 'pending' ? 'It did not finish' : errors?.[0] && describe(errors[0]);
  const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
  const place = { file: fileOf(test.module), line: test.location?.line, name: test.fullName };
  tell({ type: 'test', ...place, state: states[state], seconds, error });
}

/** Reports to `npm test` what vitest does. */
export default class VitestReporter implements Reporter {
  private readonly told = new Set<string>();

  onTestModuleQueued(module: TestModule): void {
    tell({ type: 'begin', what: fileOf(module) });
  }

  onTestModuleEnd(module: TestModule): void {
    tell({ type: 'end', what: fileOf(module) });
  }

  onTestCaseReady(test: TestCase): void {
    if (test.result().state === 'pending') tell({ type: 'begin', what: titleOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    tell({ type: 'end', what: titleOf(test) });
    this.told.add(test.id);
    tellTest(test);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests()) if (!this.told.has(test.id)) tellTest(test);
      const suites = [module, ...module.children.allSuites()];
      for (const error of suites.flatMap((suite) => suite.errors()).slice(0, 1))
        tell({ type: 'file', file: fileOf(module), error: describe(error) });
    }
    for (const error of unhandled) tell({ type: 'error', error: describe(error) });
    tell({ type: 'whole' });
  }
}
