import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const asFarAsItGoes = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes each script of the build once more into `directory`, compressed, under its name and `.br`. */
export function compressedScripts(directory: string): Plugin {
  return {
    name: 'rampart:compressed-scripts',
    apply: 'build',
    async writeBundle(_options, bundle) {
      await rm(directory, { recursive: true, force: true });
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      await Promise.all(
        scripts.map(async ({ fileName, code }) => {
          const path = join(directory, `${fileName}.br`);
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, await compress(code, asFarAsItGoes));
        }),
      );
    },
  };
}
