import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Validate = (definition: object) => {
  readonly isValid: boolean;
  readonly errorsText: (separator: string) => string;
};
const require = createRequire(import.meta.url);

/** It has no types. */
function problemOf(text: string): string | undefined {
  const validate = require('asl-validator') as Validate;
  // It adds to what it gets, so it gets a definition of its own.
  const { isValid, errorsText } = validate(JSON.parse(text) as object);
  return isValid ? undefined : errorsText(', ').replace(/\.$/, '');
}

const fileOf = (text: string): string => `machine-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/**
 * What of a definition breaks the language's own rules: that each state leads somewhere, that paths are paths, and so on.
 * The validator compiles its schema anew each time, which is more than half of a cloud's start: `folder` remembers the
 * definitions that have passed.
 */
export function brokenRule(text: string, folder?: string): string | undefined {
  const passed = folder && join(folder, fileOf(text));
  if (passed && existsSync(passed)) return undefined;
  const problem = problemOf(text);
  if (passed && problem === undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(passed, '');
  }
  return problem;
}
