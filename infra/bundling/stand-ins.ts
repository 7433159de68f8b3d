import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface StandIn {
  /** The module as it is imported, */
  readonly module: RegExp;
  /** by whom, when it matters, */
  readonly importer?: RegExp;
  /** what takes its place, a file of `functions/lib/stand-ins`, */
  readonly by: string;
  /** and the entries whose functions need the module itself. */
  readonly except?: readonly string[];
}

/**
 * Modules that the bundles do without, each with what it costs a cold start. Whatever has no use at run time is left
 * out here and nowhere else; tests beside the code run without any of this.
 */
const standIns: readonly StandIn[] = [
  // 110 KB: profiles, single sign-on and instance metadata, which a function never has.
  { module: /^@aws-sdk\/credential-provider-node$/, by: 'environment-credentials' },
  // 60 KB: ElectroDB requires the library as a whole, so none of DynamoDB's 60 other commands would be left out.
  { module: /^@aws-sdk\/lib-dynamodb$/, importer: /\/electrodb\//, by: 'table-commands' },
  // 29 KB and a third of the import time: checks every entity's model, which never changes.
  { module: /^jsonschema$/, importer: /\/electrodb\//, by: 'model-shape' },
  // 19 KB: queries over several entities.
  {
    module: /^\.\/src\/service$/,
    importer: /\/electrodb\//,
    by: 'collections',
    except: ['catalog/handler.ts', 'pages/handler.ts'],
  },
  // 17 KB: every schema can write itself as JSON schema.
  {
    module: /\/(json-schema-processors|to-json-schema)\.js$/,
    importer: /\/zod\/v4\/classic\/schemas\.js$/,
    by: 'json-schemas',
    except: ['reference/handler.ts'],
  },
  // 14 KB: answers that are streams of events.
  { module: /^@smithy\/core\/event-streams$/, by: 'event-streams' },
  // 8 KB: hashes in JavaScript for where there are none.
  { module: /\/(Crc32|Md5|Sha1|Sha256)Js$/, by: 'native-hashes' },
  // 7 KB: a cache of endpoints that nobody looks for.
  { module: /^@aws-sdk\/endpoint-cache$/, by: 'endpoint-cache' },
  // 76 KB: the types of a thousand file names, for attachments.
  { module: /\/mime-types\.js$/, importer: /\/nodemailer\//, by: 'mime-types' },
  // 90 KB: style attributes, which our sanitiser drops unread.
  { module: /^postcss$/, importer: /\/sanitize-html\//, by: 'css' },
  // 487 KB: the dictionary of WOFF2.
  { module: /^brotli\/decompress\.js$/, by: 'brotli' },
  // 15 ms: importing these two by name reads all they export, and so loads the client behind `WebSocket`.
  { module: /^(node:)?http$/, by: 'node-http' },
  { module: /^(node:)?https$/, by: 'node-https' },
];

/** The clients want their version for the user agent, and would bring all of their `package.json` for it. */
const clientPackage = /\/@aws-sdk\/client-[\w-]+\/package\.json$/;

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../../functions/lib/stand-ins/${name}.ts`, import.meta.url));

/** Puts the stand-ins in their places. `require` of a built-in module stays: it costs nothing. */
export const standInsFor = (entry: string): Plugin => ({
  name: 'stand-ins',
  enforce: 'pre',
  resolveId(id, importer = '', options) {
    const found = standIns.find((it) => it.module.test(id) && (it.importer?.test(importer) ?? true));
    if (!found || found.except?.includes(entry) || importer === pathOf(found.by)) return;
    return found.by.startsWith('node-') && options.kind !== 'import-statement' ? undefined : pathOf(found.by);
  },
  load(id) {
    if (!clientPackage.test(id)) return;
    const { version } = JSON.parse(readFileSync(id, 'utf8')) as { version: string };
    return JSON.stringify({ version });
  },
});
