import { describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { apis } from './api.ts';
import type { Endpoint } from './kernel/endpoint.ts';
import { boundByRule, type Limit, limits, page, valid, validHere } from './testing/limits.ts';

/* Values at a limit pass, values just beyond it are rejected, and every input has a limit. */

const endpoints = new Map<string, Endpoint>(
  Object.values(apis).flatMap((api) =>
    Object.values(api).map((endpoint: Endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  ),
);

/** Errors of a call with this value in this field; the other fields are valid. */
function refusals(call: string, field: string, value: unknown): string[] {
  const endpoint = endpoints.get(call);
  const [outer = '', inner] = field.split('.');
  const rest = {
    advertise: { subscribers: '', open_rate: '', click_through: '' },
    wishlist_offer: { percent: 1, hours: 1 },
    discount: { name: 'Name', value: 1 },
    filter: {},
    mapping: { email: 0 },
  };
  const group = inner && { ...rest[outer as keyof typeof rest], [inner]: value };
  const sent = { ...valid, ...validHere[call], [outer]: group ?? value };
  const issues = [endpoint?.query, endpoint?.body].flatMap((schema) => schema?.safeParse(sent).error?.issues ?? []);
  return issues.map(({ path }) => path.filter((part) => typeof part === 'string').join('.'));
}

/** A text of this length that is otherwise valid. */
function textFor(field: string, characters: number): string {
  if (field.endsWith('email')) return '@example.test'.padStart(characters, 'x');
  if (/(^url|_url|_video)$/.test(field)) return 'https://x.test/'.padEnd(characters, 'x');
  if (field === 'training_files') return '/api/admin/uploads/upl_'.padEnd(characters, '0');
  if (/image|logo|photo|screenshot|path/.test(field)) return '/'.padEnd(characters, 'x');
  return 'x'.repeat(characters);
}

/** The values at the limit, and the first ones beyond it. */
function edges(field: string, limit: Limit): [within: unknown[], beyond: unknown[]] {
  if (typeof limit === 'number') return [[textFor(field, limit)], [textFor(field, limit + 1)]];
  if ('step' in limit)
    return [
      [limit.least, limit.most],
      [limit.least - limit.step, limit.most + limit.step],
    ];
  const item = textFor(field, limit.each);
  const full = Array.from({ length: limit.items }, () => item);
  return [[full], [[...full, item], [textFor(field, limit.each + 1)]]];
}

const rows = Object.entries(limits).flatMap(([calls, fields]) =>
  calls.split(', ').flatMap((call) => Object.entries(fields).map(([field, limit]) => ({ call, field, limit }))),
);

describe('input of a call', () => {
  it.each(rows)('$call: $field', ({ call, field, limit }) => {
    expect([...endpoints.keys()]).toContain(call);
    const [within, beyond] = edges(field, limit);
    for (const value of within) expect(refusals(call, field, value)).toEqual([]);
    for (const value of beyond) expect(refusals(call, field, value)).toContain(field);
  });

  test('a page of a list', () => {
    const lists = [...endpoints].filter(([, { query }]) => query && 'cursor' in (query as z.ZodObject).shape);
    expect(lists.length).toBeGreaterThan(10);
    // A count says itself how far it reads.
    const fieldsOf = (call: string) =>
      Object.entries(page).filter(([field]) => !(field === 'limit' && call.endsWith('/count')));
    for (const [call] of lists)
      for (const [field, limit] of fieldsOf(call)) {
        const [within, beyond] = edges(field, limit);
        for (const value of within) expect(refusals(call, field, value)).toEqual([]);
        for (const value of beyond) expect(refusals(call, field, value)).toEqual([field]);
      }
  });
});

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Record<string, JsonSchema>;
  readonly anyOf?: readonly JsonSchema[];
  readonly pattern?: string;
}

/** A schema's texts, numbers and lists, except enumerations and fixed formats. */
function openFields(schema: JsonSchema, field = ''): string[] {
  const { type, properties = {}, anyOf = [], pattern } = schema;
  const below = (name: string) => (field ? `${field}.${name}` : name);
  if (type === 'object') return Object.entries(properties).flatMap(([name, part]) => openFields(part, below(name)));
  if ('enum' in schema || 'const' in schema || pattern) return [];
  if (type && ['string', 'number', 'integer', 'array'].includes(type)) return [field];
  return anyOf.flatMap((part) => openFields(part, field));
}

it('is limited everywhere', () => {
  const known = new Set([...boundByRule, ...Object.keys(page)]);
  const limited = new Set(rows.map(({ call, field }) => `${call}: ${field}`));
  const open = [...endpoints].flatMap(([call, { query, body }]) =>
    [query, body].flatMap((schema) => {
      const fields = schema ? openFields(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }) as JsonSchema) : [];
      return fields
        .map((field) => ({ field, row: `${call}: ${field}` }))
        .filter(({ field, row }) => !(known.has(field) || known.has(row)))
        .map(({ row }) => row);
    }),
  );
  expect(open.filter((field) => !limited.has(field))).toEqual([]);
});
