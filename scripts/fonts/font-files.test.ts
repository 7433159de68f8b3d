import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontFiles, fontsFolder } from './font-files.ts';

it('has the fonts that the packages and subsets produce', async () => {
  const files = await fontFiles();
  expect(readdirSync(fontsFolder).sort()).toEqual(Object.keys(files).sort());
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(fontsFolder, name)).equals(content), `${name}: npm run fonts`).toBe(true);
});
