import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { matchPage } from './match.ts';
import { pagePaths } from './page-places.at-build.ts';

const root = join(import.meta.dirname, '../..');
const table = 'shared/pages/pages.ts';

/** Literals that look like a page's address but are not: the file, the text, and why. */
const allowed: readonly (readonly [file: string, text: string, why: string])[] = [
  ['infra/stacks/web-stack.ts', '/', 'a route of the gateway, which takes every address of the site'],
  ['web/src/components/ui/form/search-box.tsx', '/', 'the key that leads to the search'],
  ['web/src/features/catalog/components/reader/reader.tsx', '/', 'the key that leads to the search in an ebook'],
];

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `/ebook` is a prefix of ebook addresses, and counts as one. */
const beginnings = new Set(
  Object.values(pagePaths).flatMap((path) => {
    const fixed = (path.split('/:')[0] ?? '').split('/');
    return fixed.map((_, index) => fixed.slice(0, index + 1).join('/')).filter(Boolean);
  }),
);

function isAddress(text: string): boolean {
  const path = (/^\/[\w/%-]*/.exec(text)?.[0] ?? '').replace(/(?<=.)\/$/, '');
  return path !== '/' && (beginnings.has(path) || matchPage(path) !== undefined);
}

/** Methods that split or search strings: for them `/` is just a character. */
const ofTexts = /^(split|join|startsWith|endsWith|indexOf|lastIndexOf|includes|replace|replaceAll)$/;
const methodOf = ({ callee }: Node): string =>
  isNode(callee) && isNode(callee.property) ? String(callee.property.name) : '';
const isEndpoint = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  /^(endpoint|bulkEndpoint|calendarEndpoint|countEndpoint|exportEndpoint)$/.test(String(callee.name));

/** Strings in a literal that may be addresses; each template expression becomes an `x`. */
function textsOf(node: Node): readonly string[] {
  if (node.type === 'TemplateLiteral') {
    const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    return parts.map((_, index) => parts.slice(index).join('x'));
  }
  if (node.type !== 'Literal') return [];
  if (node.regex) return [(node.regex as { pattern: string }).pattern.replace(/^\^/, '').replaceAll('\\/', '/')];
  return typeof node.value === 'string' ? [node.value] : [];
}

function addressesIn(node: Node, parent: Node): string[] {
  // An endpoint's path is relative to /api.
  if (isEndpoint(node)) return [];
  const isHome = node.type === 'Literal' && node.value === '/' && !ofTexts.test(methodOf(parent));
  const own = isHome ? ['/'] : textsOf(node).filter(isAddress);
  const below = Object.values(node).flat().filter(isNode);
  return [...own, ...below.flatMap((part) => addressesIn(part, node))];
}

/** Addresses of pages that a file spells out instead of using `href`. */
function addressesOf(code: string, file = 'page.tsx'): readonly string[] {
  const program = parseSync(file, code).program as unknown as Node;
  return addressesIn(program, program);
}

test.each([
  ['a link', `<Link to="/auth" />`, ['/auth']],
  ['the start', `navigate('/')`, ['/']],
  ['a template, whatever is put into it', `const a = \`/ebook/\${id}\`;`, ['/ebook/x']],
  ['a whole address', `const a = \`see \${site}/terms) and more\`;`, ['/terms) and more']],
  ['a query and a place on the page', `a('/marketplace?openCart=true', '/account#export')`, 2],
  ['the beginning of addresses', `path.startsWith('/blog/')`, ['/blog/']],
  ['a pattern', String.raw`const a = /^\/articles\/([^/]+)$/;`, ['/articles/([^/]+)$']],
])('finds %s', (_, code, found) => {
  const addresses = addressesOf(code);
  if (typeof found === 'number') expect(addresses).toHaveLength(found);
  else expect(addresses).toEqual(found);
});

test.each([
  ['endpoints', `endpoint({ path: '/articles' })`],
  ['endpoints of a list', `exportEndpoint('/admin/orders/export', 'admin:orders')`],
  ['slashes', `path.split('/').join('/')`],
  ['other files and comments', `a('/feed.xml', '/og/ebook/x.png') /* see /auth */`],
  ['routes of the API', `useApi('GET /articles')`],
])('ignores %s', (_, code) => expect(addressesOf(code)).toEqual([]));

test('only the table spells out page addresses; all other code uses href()', () => {
  const files = globSync('{web,functions,shared,infra}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/node_modules/**'],
  });
  const spelled = files
    .filter((file) => file !== table)
    .flatMap((file) => addressesOf(readFileSync(join(root, file), 'utf8'), file).map((text) => `${file}: ${text}`));
  expect(spelled.toSorted()).toEqual(allowed.map(([file, text]) => `${file}: ${text}`).toSorted());
});
