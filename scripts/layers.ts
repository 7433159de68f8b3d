import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLayerBuilt, layerFolder, layerPackage } from '#infra/bundling/layer.ts';

/*
 * Installs the library with native code for the architecture of the functions, whatever machine this is. A stage cannot
 * be deployed without it.
 */
const { name, version } = layerPackage();
const folder = layerFolder();
if (isLayerBuilt()) {
  console.log(`${name} ${version} is there already: ${folder}`);
  process.exit(0);
}
const draft = `${folder}.draft`;
rmSync(draft, { recursive: true, force: true });
mkdirSync(join(draft, 'nodejs'), { recursive: true });
writeFileSync(join(draft, 'nodejs/package.json'), JSON.stringify({ dependencies: { [name]: version } }));
const target = [
  '--os=linux',
  '--cpu=arm64',
  '--libc=glibc',
  '--omit=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
];
const { status } = spawnSync('npm', ['install', ...target], { cwd: join(draft, 'nodejs'), stdio: 'inherit' });
if (status !== 0) {
  rmSync(draft, { recursive: true, force: true });
  console.error(`${name} ${version} could not be installed for the functions.`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
renameSync(draft, folder);
console.log(`${name} ${version} for the functions: ${folder}`);
