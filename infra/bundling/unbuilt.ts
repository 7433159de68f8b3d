import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Part } from '../deployed-stage.ts';
import { isLayerBuilt } from './layer.ts';

const site = fileURLToPath(new URL('../../dist/web/index.html', import.meta.url));

/** What a deployment from this machine still lacks. */
export const unbuiltParts = (): Part[] => [
  ...(existsSync(site) ? [] : (['site'] as const)),
  ...(isLayerBuilt() ? [] : (['layer'] as const)),
];
