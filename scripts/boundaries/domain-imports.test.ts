import { describe, expect, it } from 'vitest';
import { circles, domainImports, importedBy } from './domain-imports.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(imports).map(([domain, others]) => [domain, new Set(others)]));

describe('the domains', () => {
  it('have no circular imports: what one needs from another is passed in by its handler', () => {
    const imports = domainImports();
    expect(imports.get('privacy')).toContain('library');
    expect(circles(imports)).toEqual([]);
  });
});

describe('circles', () => {
  it('finds two domains that import each other, and a cycle through others', () => {
    expect(circles(graph({ library: ['catalog'], catalog: ['library'] }))).toEqual([
      'library → catalog → library',
      'catalog → library → catalog',
    ]);
    expect(circles(graph({ a: ['x', 'b'], b: ['c'], c: ['x', 'a'], x: [] }))).toHaveLength(3);
  });
  it('finds none when many import one', () => {
    expect(circles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });
});

describe('what a file imports', () => {
  it.each([
    ["import { a } from '#functions/catalog/public.ts';", ['catalog']],
    ["import type { A } from '../catalog/public.ts';", ['catalog']],
    ["export { a } from '../catalog/public.ts';", ['catalog']],
    ["const { a } = await import('#functions/catalog/public.ts');", ['catalog']],
    ["import {\n  a,\n  b,\n} from '../catalog/public.ts';", ['catalog']],
    ["import { a } from './wishlist.repo.ts';\nimport { b } from '#lib/clock.ts';", []],
    ["import { a } from '../lib/clock.ts';", []],
  ])('%s', (source, domains) => expect(importedBy('library/wishlist.service.ts', source)).toEqual(domains));
  it('is found from a subfolder of the domain, too', () => {
    expect(importedBy('accounts/user/user.repo.ts', "import '../../catalog/public.ts';\nimport '../task.ts';")).toEqual(
      ['catalog'],
    );
  });
});
