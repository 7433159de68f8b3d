import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfPassword } from '#functions/accounts/password/common-passwords.ts';
import { projectRoot } from './build/inputs.ts';

/*
 * `node scripts/common-passwords.ts` writes the table of common passwords from the list of `@zxcvbn-ts/language-common`,
 * most common first. Run it when the package has a newer list. Hashes, because a list to read would be no pleasure, and
 * half as long.
 */

const source = fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json'));
const target = join(projectRoot, 'functions/accounts/password/common-passwords.generated.ts');

/** Shorter ones are refused for their length. */
const shortest = 6;
const count = 10_000;

const list = JSON.parse(readFileSync(source, 'utf8')) as string[];
const chosen = list.filter((password) => password.length >= shortest).slice(0, count);
const sorted = chosen.map(hashOfPassword).sort(Buffer.compare);
const table = Buffer.concat(sorted).toString('base64');
writeFileSync(
  target,
  `/** Sorted hashes of common passwords. Made by \`node scripts/common-passwords.ts\`. */\nexport const hashes =\n  '${table}';\n`,
);
