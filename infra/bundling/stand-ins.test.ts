import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleModule } from './bundle.ts';

const standIns = fileURLToPath(new URL('../../functions/lib/stand-ins/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'rampart-stand-ins-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The installed libraries, the dependency that each is bundled without, and its stand-in. */
const libraries = [
  { library: 'electrodb', without: /\/node_modules\/jsonschema\//, by: 'model-shape' },
  { library: 'sanitize-html', without: /\/node_modules\/postcss\//, by: 'css' },
  { library: 'pdfkit', without: /\/node_modules\/brotli\//, by: 'brotli' },
  { library: '@middy/util', without: /^node:http$/, by: 'node-http' },
];
const folderOf = (library: string): string => join(scratch, library.replace('/', '-'));

beforeAll(async () => {
  for (const { library } of libraries)
    await bundleModule(fileURLToPath(import.meta.resolve(library)), folderOf(library));
});

/** The sources of a bundle, according to its source maps. */
const sourcesOf = (library: string): string[] =>
  globSync('*.map', { cwd: folderOf(library) }).flatMap(
    (map) => (JSON.parse(readFileSync(join(folderOf(library), map), 'utf8')) as { sources: string[] }).sources,
  );

describe('stand-ins', () => {
  it.each(libraries)('$by replaces its target in the installed $library', ({ library, without, by }) => {
    const sources = sourcesOf(library);
    expect(sources.filter((source) => source.endsWith(`/lib/stand-ins/${by}.ts`))).toHaveLength(1);
    expect(sources.filter((source) => without.test(source))).toEqual([]);
  });

  it('keep the WebSocket client out of a cold start', () => {
    const bundle = join(folderOf('@middy/util'), 'index.mjs');
    const loaded = `await import(${JSON.stringify(bundle)}); console.log(process.moduleLoadList.join())`;
    const modules = execFileSync(process.execPath, ['--input-type=module', '-e', loaded]).toString();
    expect(modules).toContain('NativeModule http');
    expect(modules).not.toContain('undici');
  });

  it('also replace lazy imports', () => {
    // ElectroDB depends on the SDK, which imports it with its first request.
    const files = globSync('*.mjs', { cwd: folderOf('electrodb') });
    const code = files.map((file) => readFileSync(join(folderOf('electrodb'), file), 'utf8')).join('\n');
    expect(code).toContain('getBuiltinModule');
    expect(code).not.toMatch(/\b(from|import)\s*\(?\s*["'`](node:)?http["'`]/);
  });

  it('all exist', () => {
    const there = readdirSync(standIns).filter((file) => !file.endsWith('.test.ts'));
    expect(there.map((file) => basename(file, '.ts')).sort()).toEqual(libraries.map(({ by }) => by).sort());
  });
});
