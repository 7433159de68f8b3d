import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { standInsFor } from './stand-ins.ts';

const folder = fileURLToPath(new URL('../../functions/lib/stand-ins/', import.meta.url));

/** Name of what takes a module's place; undefined when the module stays. */
function standIn(id: string, importer: string, { entry = 'commerce/handler.ts', kind = 'import-statement' } = {}) {
  const { resolveId } = standInsFor(entry);
  const resolve = resolveId as unknown as (
    id: string,
    importer: string,
    options: { kind: string },
  ) => string | undefined;
  const path = resolve(id, importer, { kind });
  return path && basename(path, '.ts');
}
const electrodb = '/x/node_modules/electrodb/src/client.js';
const schemas = '/x/node_modules/zod/v4/classic/schemas.js';

describe('stand-ins', () => {
  it('take a place where it costs, not where the module is used', () => {
    expect(standIn('@aws-sdk/lib-dynamodb', electrodb)).toBe('table-commands');
    expect(standIn('@aws-sdk/lib-dynamodb', '/x/functions/lib/table/client.ts')).toBeUndefined();
    expect(standIn('jsonschema', '/x/node_modules/another/index.js')).toBeUndefined();
  });

  it('may themselves import what they stand for', () => {
    expect(standIn('node:http', `${folder}node-http.ts`)).toBeUndefined();
  });

  it('leave a required built-in module alone', () => {
    expect(standIn('https', '/x/index.js')).toBe('node-https');
    expect(standIn('https', '/x/index.js', { kind: 'require-call' })).toBeUndefined();
  });

  it('stay out of the functions that need the module', () => {
    expect(standIn('../core/to-json-schema.js', schemas)).toBe('json-schemas');
    expect(standIn('../core/to-json-schema.js', schemas, { entry: 'reference/handler.ts' })).toBeUndefined();
    expect(
      standIn('./src/service', '/x/node_modules/electrodb/index.js', { entry: 'catalog/handler.ts' }),
    ).toBeUndefined();
  });

  it('are there, each of them', () => {
    const there = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
    const used = [
      standIn('@aws-sdk/credential-provider-node', schemas),
      standIn('@aws-sdk/lib-dynamodb', electrodb),
      standIn('jsonschema', electrodb),
      standIn('./src/service', electrodb),
      standIn('../core/json-schema-processors.js', schemas),
      standIn('@smithy/core/event-streams', schemas),
      standIn('./Sha256Js', schemas),
      standIn('@aws-sdk/endpoint-cache', schemas),
      standIn('./mime-types.js', '/x/node_modules/nodemailer/dist/esm/mime-funcs/index.js'),
      standIn('postcss', '/x/node_modules/sanitize-html/index.js'),
      standIn('brotli/decompress.js', schemas),
      standIn('node:http', schemas),
      standIn('node:https', schemas),
    ];
    expect(used.map((name) => `${name}.ts`).sort()).toEqual(there.sort());
  });
});
