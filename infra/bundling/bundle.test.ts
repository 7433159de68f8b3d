import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bundleModule } from './bundle.ts';

const read = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

it('a bundle is the same wherever it is built, and its map names sources by their path in the project', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-bundle-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const [here, deeper] = [join(directory, 'here'), join(directory, 'a/little/deeper')];
  for (const folder of [here, deeper])
    await bundleModule(join(import.meta.dirname, '../../functions/lib/escape.ts'), folder);
  const { sources } = JSON.parse(read(here, 'index.mjs.map')) as { sources: string[] };
  expect(sources).toContain('functions/lib/escape.ts');
  for (const file of ['index.mjs', 'index.mjs.map']) expect(read(deeper, file)).toBe(read(here, file));
});
