import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles, fontsFolder } from './fonts/font-files.ts';

/** `npm run fonts` subsets the site's fonts from their packages. Run it when a package or a subset has changed. */
rmSync(fontsFolder, { recursive: true, force: true });
mkdirSync(fontsFolder, { recursive: true });
for (const [name, content] of Object.entries(await fontFiles())) {
  writeFileSync(join(fontsFolder, name), content);
  console.log(`${name} ${(content.length / 1000).toFixed(1)} KB`);
}
