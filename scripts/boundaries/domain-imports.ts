import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { entries } from '#infra/bundling/bundle.ts';
import { projectRoot } from '../build/inputs.ts';

/** Which domains each domain imports. */
export type DomainImports = ReadonlyMap<string, ReadonlySet<string>>;

const specifiers = /(?:\bfrom|\bimport\(|^import)\s*'((?:#functions\/|\.)[^']+)'/gm;
const domainOf = (path: string): string => path.split('/')[0] ?? '';

/** The domains that a file below `functions/` imports, types included; `path` is relative to that folder. */
export function importedBy(path: string, source: string): string[] {
  const imported = [...source.matchAll(specifiers)].map(([, specifier = '']) =>
    domainOf(specifier.startsWith('.') ? join(dirname(path), specifier) : specifier.replace('#functions/', '')),
  );
  return imported.filter((domain) => domain !== 'lib' && domain !== domainOf(path));
}

/**
 * What the domains import from each other. Entries are excluded: nothing imports them, so they may wire a domain to
 * what another one offers. Tests and test helpers are excluded, too.
 */
export function domainImports(): DomainImports {
  const cwd = join(projectRoot, 'functions');
  const left = new Set([
    ...globSync(entries, { cwd }),
    ...globSync(['**/*.test.ts', '**/testing/**', 'lib/**'], { cwd }),
  ]);
  const imports = new Map<string, Set<string>>();
  for (const path of globSync('*/**/*.ts', { cwd }).filter((each) => !left.has(each))) {
    const known = imports.get(domainOf(path)) ?? new Set();
    for (const domain of importedBy(path, readFileSync(join(cwd, path), 'utf8'))) known.add(domain);
    imports.set(domainOf(path), known);
  }
  return imports;
}

/** The path from a domain back to itself, both ends included; undefined when there is none. */
function wayBack(imports: DomainImports, to: string, way: readonly string[], seen: Set<string>): string[] | undefined {
  for (const next of imports.get(way.at(-1) ?? to) ?? []) {
    if (next === to) return [...way, to];
    if (seen.has(next)) continue;
    seen.add(next);
    const found = wayBack(imports, to, [...way, next], seen);
    if (found) return found;
  }
  return undefined;
}

/** Every domain that reaches itself, with its path: `catalog → library → catalog`. */
export const circles = (imports: DomainImports): string[] =>
  [...imports.keys()].flatMap((domain) => wayBack(imports, domain, [domain], new Set())?.join(' → ') ?? []);
