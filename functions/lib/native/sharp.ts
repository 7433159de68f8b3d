import { createRequire } from 'node:module';
import type Sharp from 'sharp';

/**
 * The library for pictures. Its native code is in a layer, where only `require` looks (`NODE_PATH`); an `import` would look
 * beside the bundle. Only functions with the layer may load this module.
 */
export const sharp: typeof Sharp = createRequire(import.meta.url)('sharp');

// Only what pictures may be is ever decoded, whatever a file says it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
// A function makes each picture once: nothing would be found again.
sharp.cache(false);
