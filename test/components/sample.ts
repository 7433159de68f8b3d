import fc from 'fast-check';
import * as z from 'zod';
import { type IdKind, idPrefixes } from '#shared/kernel/ids.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly string[];

/** The id of the first, second … of a kind. */
export const idOf = (kind: IdKind, number = 1): string => `${idPrefixes[kind]}_${String(number).padStart(26, '0')}`;

/** The time of everything in a sample. */
const sampleTime = '2026-01-15T09:00:00.000Z';

const isTime = (path: Path): boolean => /(_at|^date|^time|_until)$/.test(path.at(-1) ?? '');

const texts = new Map<string, string>();
/** A text that matches a pattern; always the same one. */
function textOf(pattern: string): string {
  const known = texts.get(pattern);
  if (known !== undefined) return known;
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 7 });
  texts.set(pattern, text);
  return text;
}

function sampleText(schema: JsonSchema, path: Path): string {
  if (schema.pattern) return textOf(schema.pattern);
  if (schema.format === 'email') return 'sam@example.test';
  if (schema.format === 'uri') return 'https://example.test/';
  return isTime(path) ? sampleTime : `${path.at(-1) ?? 'text'}`.replaceAll('_', ' ').padEnd(schema.minLength ?? 0, '.');
}

function sampleObject(schema: JsonSchema, path: Path): Record<string, unknown> {
  const wanted = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(
    wanted.map(([name, property]) => [name, sampleValue(property as JsonSchema, [...path, name])]),
  );
}

/** The plainest value that fits: nothing optional, empty lists, null where allowed. */
function sampleValue(schema: JsonSchema, path: Path): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (choices) return choices.some(({ type }) => type === 'null') ? null : sampleValue(choices[0] ?? {}, path);
  if (schema.type === 'object') return sampleObject(schema, path);
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return sampleText(schema, path);
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(schema.minimum ?? 0, 0);
  return schema.type === 'boolean' ? false : null;
}

const samples = new WeakMap<z.ZodType, unknown>();
/** The simplest value of a schema, computed once. */
function plainOf(schema: z.ZodType): unknown {
  if (!samples.has(schema)) {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    samples.set(schema, sampleValue(described as JsonSchema, []));
  }
  return structuredClone(samples.get(schema));
}

/**
 * A value of a schema of the contract: `fields` as given, the rest as plain as possible. Throws when a field does not
 * fit, so that a test cannot answer what the server never would.
 */
export function sampleOf<S extends z.ZodType>(schema: S, fields: Partial<z.input<S>> = {}): z.output<S> {
  const plain = plainOf(schema);
  return schema.parse(
    typeof plain === 'object' && plain !== null && !Array.isArray(plain) ? { ...plain, ...fields } : plain,
  );
}
