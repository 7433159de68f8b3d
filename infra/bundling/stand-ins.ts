import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface StandIn {
  /** The imported package, by name (what is inside a package is the library's business), */
  readonly module: RegExp;
  /** the importing package, if it matters, */
  readonly importer?: RegExp;
  /** and the replacement, a file of `functions/lib/stand-ins`. */
  readonly by: string;
}

/**
 * Packages left out of the bundles, each with its measured saving (`docs/decisions/024-libraries-are-used-whole.md`).
 * Unit tests run without any of this.
 */
const standIns: readonly StandIn[] = [
  // 35 ms at each cold start: validates every entity's model, which never changes.
  { module: /^jsonschema$/, importer: /\/electrodb\//, by: 'model-shape' },
  // 28 ms at each cold start: importing it by name reads all its exports, which loads the client behind `WebSocket`.
  { module: /^(node:)?http$/, by: 'node-http' },
  // 89 KB: style attributes, which our sanitiser drops unread.
  { module: /^postcss$/, importer: /\/sanitize-html\//, by: 'css' },
  // 485 KB: Brotli's dictionary, for WOFF2.
  { module: /^brotli\/decompress\.js$/, importer: /\/fontkit\//, by: 'brotli' },
];

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../functions/lib/stand-ins/${name}.ts`, import.meta.url));

/** Vite plugin that substitutes the stand-ins. `require` of a built-in module is left alone: it costs nothing. */
export const standInsInPlace = (): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  resolveId(id, importer = '', options) {
    const found = standIns.find((it) => it.module.test(id) && (it.importer?.test(importer) ?? true));
    if (!found) return;
    const isRequired = (options as { kind?: string }).kind === 'require-call';
    return found.by === 'node-http' && isRequired ? undefined : pathOf(found.by);
  },
});
