import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** The library with native code that no bundle can hold, and that functions therefore get as a layer. */
const library = 'sharp';

/** What `npm` is told to install into the layer: the version that the project itself uses. */
export function layerPackage(): { readonly name: string; readonly version: string } {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return { name: library, version: dependencies[library] };
}

/** Where `npm run layers` installs it for the functions' architecture. */
export function layerFolder(): string {
  const { name, version } = layerPackage();
  return join(projectRoot, '.cache/layers', `${name}-${version}-linux-arm64`);
}

/** Whether the layer is installed; a deployed stage needs it. */
export const isLayerBuilt = (): boolean => existsSync(join(layerFolder(), 'nodejs/node_modules', library));

/**
 * The folder of the layer's asset. Without the installed layer it only names the library, which suffices for the local
 * cloud, which has the one of this machine, and for looking at templates.
 */
export function layerAsset(bundles: string): string {
  if (isLayerBuilt()) return layerFolder();
  const folder = join(bundles, 'layer');
  const { name, version } = layerPackage();
  mkdirSync(join(folder, 'nodejs'), { recursive: true });
  writeFileSync(join(folder, 'nodejs/package.json'), JSON.stringify({ dependencies: { [name]: version } }));
  return folder;
}
