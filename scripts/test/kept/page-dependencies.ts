import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPage } from '#shared/pages/match.ts';
import { type PageName, pages } from '#shared/pages/pages.ts';
import { projectRoot } from '../../build/inputs.ts';
import { contentHash } from '../passed-results.ts';
import { ImportGraph } from './import-graph.ts';
import type { Dependencies } from './kept-files.ts';
import { notedIn } from './reach-folder.ts';

const pageCode = 'web/src/app/page-code.ts';
const common = [
  'package{,-lock}.json',
  'tsconfig.json',
  'vitest.config.ts',
  'scripts/browser.ts',
  'test/quiet.ts',
  'test/components/**/*',
  'web/src/styles/**/*',
];

/** The module of each page, parsed from the code that loads them. Throws when a page is missing. */
export function pageModules(code: string): ReadonlyMap<PageName, string> {
  const shared = new Map(
    [...code.matchAll(/const (\w+): PageLoader = \(\) =>\s+import\('\.\/([^']+)'\)/g)].map(
      ([, name = '', path = '']) => [name, path],
    ),
  );
  const [, table = ''] = /export const pageCode[^{]+\{(.*?)\n\};/s.exec(code) ?? [];
  const entries = table.split(/,\n {2}(?=\w)/).map((entry): [string, string | undefined] => {
    const [, name = '', value = ''] = /^\s*(\w+)(?::\s*(.*))?$/s.exec(entry.replace(/,\s*$/, '')) ?? [];
    const [, path] = /import\('\.\/([^']+)'\)/.exec(value) ?? [];
    return [name, path ?? shared.get(value.trim() || name)];
  });
  const found = new Map(entries);
  return new Map(
    (Object.keys(pages) as PageName[]).map((name) => {
      const path = found.get(name);
      if (!path) throw new Error(`${pageCode} is not understood: where is the code of ${name}?`);
      return [name, `web/src/app/${path}`];
    }),
  );
}

/** Component tests depend on the application without its pages, which they import, and on the pages they showed. */
export async function pageDependencies(files: readonly string[], noted: string): Promise<Dependencies> {
  const modules = pageModules(readFileSync(join(projectRoot, pageCode), 'utf8'));
  const graph = await ImportGraph.of(files);
  const skipsPages = (from: string, { isDynamic }: { readonly isDynamic: boolean }) =>
    !(isDynamic && from === pageCode);
  const base = contentHash(common);
  return {
    hashOf(file, reach) {
      const shown = reach.flatMap((name) => modules.get(name as PageName) ?? []);
      const text = [base, ...reach, graph.hashOf(graph.reach([file, ...shown], skipsPages))].join('\n');
      return createHash('sha256').update(text).digest('hex').slice(0, 32);
    },
    reached: () =>
      new Map(
        notedIn(noted).map(({ file, requests }) => {
          const names = requests.flatMap((path) => matchPage(path)?.name ?? []);
          return [file, [...new Set(names)].sort()];
        }),
      ),
    isUntracked: () => false,
    isCurrent: () => graph.isCurrent() && contentHash(common) === base,
  };
}
