import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './build/inputs.ts';
import { filesOf, registrations } from './new-domain/files.ts';
import { namesOf } from './new-domain/names.ts';

/**
 * `npm run new-domain -- <domain> <thing> [--path <list>] [--prefix <abc>]` scaffolds a working domain: contract,
 * entity, declaration, routes, handler, trash sweep, stack and an integration test for a thing that admins manage and
 * visitors see. It registers them with the contract, the ids, the list of domains and the table of grants. What the
 * thing has besides a name is then yours to write.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { path: { type: 'string' }, prefix: { type: 'string' } },
});

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

try {
  const names = namesOf(positionals[0], positionals[1], values);
  const files = Object.entries(filesOf(names)).map(([path, text]) => [join(projectRoot, path), text] as const);
  const taken = files.find(([path]) => existsSync(path));
  if (taken) throw new Error(`${taken[0]} already exists`);
  const changed = Object.entries(registrations(names)).map(([file, change]) => {
    const path = join(projectRoot, file);
    return [path, change(readFileSync(path, 'utf8'))] as const;
  });
  for (const [path, text] of [...files, ...changed]) write(path, text);
  console.log(`Written:\n${files.map(([path]) => `  ${path}`).join('\n')}`);
  console.log(`Changed:\n${changed.map(([path]) => `  ${path}`).join('\n')}`);
  console.log('Next: npm run format, npm run types, npm run data-model, and its integration test.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
