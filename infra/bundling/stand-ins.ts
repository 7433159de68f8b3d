import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface StandIn {
  /** The package as it is imported, by its name: what lies inside of one is the library's own business, */
  readonly module: RegExp;
  /** by which other package, when it matters, */
  readonly importer?: RegExp;
  /** and what takes its place, a file of `functions/lib/stand-ins`. */
  readonly by: string;
}

/**
 * Packages that the bundles do without, each with what it was measured to be worth
 * (`docs/decisions/024-libraries-are-used-whole.md`). Tests beside the code run without any of this.
 */
const standIns: readonly StandIn[] = [
  // 35 ms at each cold start: checks every entity's model, which never changes.
  { module: /^jsonschema$/, importer: /\/electrodb\//, by: 'model-shape' },
  // 28 ms at each cold start: importing it by name reads all it exports, and so loads the client behind `WebSocket`.
  { module: /^(node:)?http$/, by: 'node-http' },
  // 89 KB: style attributes, which our sanitiser drops unread.
  { module: /^postcss$/, importer: /\/sanitize-html\//, by: 'css' },
  // 485 KB: the dictionary of WOFF2.
  { module: /^brotli\/decompress\.js$/, importer: /\/fontkit\//, by: 'brotli' },
];

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../functions/lib/stand-ins/${name}.ts`, import.meta.url));

/** Puts the stand-ins in their places. `require` of a built-in module stays: it costs nothing. */
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
