import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Validate = (definition: object) => {
  readonly isValid: boolean;
  readonly errorsText: (separator: string) => string;
};
const require = createRequire(import.meta.url);

/** The package has no types. */
function problemOf(text: string): string | undefined {
  const validate = require('asl-validator') as Validate;
  // The validator mutates its argument.
  const { isValid, errorsText } = validate(JSON.parse(text) as object);
  return isValid ? undefined : errorsText(', ').replace(/\.$/, '');
}

const fileOf = (text: string): string => `machine-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/**
 * The first problem in a definition by the rules of the Amazon States Language, such as a state that leads nowhere; undefined if
 * it is valid. The validator compiles its schema on every call, which was more than half of a cloud's start, so valid
 * definitions are remembered in `folder`.
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
