import { describe, expect, it } from 'vitest';
import { ImportGraph } from './import-graph.ts';

const page = 'web/src/app/page-code.ts';
const graph = await ImportGraph.of([page, 'scripts/test/kept/import-graph.ts']);

describe('The import graph', () => {
  it('follows relative, aliased and dynamic imports', () => {
    const reached = graph.reach([page]);
    expect(reached).toContain('shared/pages/match.ts');
    expect(reached).toContain('web/src/app/routes/public/home/home.tsx');
    expect(graph.reach([page], (_, { isDynamic }) => !isDynamic)).not.toContain(
      'web/src/app/routes/public/home/home.tsx',
    );
  });

  it('lists direct imports of a file, apart from packages', () => {
    const file = 'scripts/test/kept/import-graph.ts';
    expect(graph.imports(file)).toEqual(['scripts/build/inputs.ts']);
    expect(graph.externals(file)).toEqual(expect.arrayContaining(['esbuild', 'node:fs']));
  });

  it('hashes paths with contents, whatever their order', () => {
    const [one, other] = ['shared/pages/match.ts', 'shared/pages/pages.ts'];
    expect(graph.hashOf([one, other])).toBe(graph.hashOf([other, one]));
    expect(graph.hashOf([one])).not.toBe(graph.hashOf([other]));
    expect(graph.hashOf([one])).not.toBe(graph.hashOf([one, other]));
  });
});
