import { expect, it } from 'vitest';
import * as z from 'zod';
import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { plainErrorMap } from './wrong-input.ts';

const saidOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value, { error: plainErrorMap }).error?.issues.map(({ message }) => message) ?? [];

it.each([
  [z.string(), undefined, 'This field is required'],
  [z.string().min(1), '', 'This field is required'],
  [z.enum(['a', 'b']), undefined, 'This field is required'],
  [z.string(), 7, 'Must be text'],
  [z.number(), 'seven', 'Must be a number'],
  [z.boolean(), 'yes', 'Must be true or false'],
  [z.array(z.string()), 'a', 'Must be a list'],
  [z.object({}), [], 'Must be an object'],
  [z.string().max(200), 'a'.repeat(201), 'Must be at most 200 characters'],
  [z.string().min(8), 'short', 'Must be at least 8 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Must have at most 1 entry'],
  [z.number().max(5), 6, 'Must be at most 5'],
  [z.number().min(1), 0, 'Must be at least 1'],
  [z.enum(['a', 'b']), 'c', 'Choose one of the options'],
  [z.literal('a'), 'c', 'Choose one of the options'],
  [z.enum(['a', 'b']).or(z.literal('')), 'c', 'Choose one of the options'],
  [z.url(), 'example', 'Must be a full address, such as https://example.com'],
  [z.iso.datetime(), 'tomorrow', 'Must be a time, such as 2026-01-31T09:00:00Z'],
  [z.string().regex(/^a$/), 'b', 'Must be in the right format'],
  [z.strictObject({}), { x: 1 }, 'Unknown: x'],
  [z.iso.date('Use a date').or(z.iso.datetime()), 'soon', 'Use a date'],
  [z.string().refine(() => false), 'a', 'Is not valid'],
])('explains wrong input %# plainly', (schema, value, sentence) => {
  expect(saidOf(schema, value)).toEqual([sentence]);
});

it('keeps the message of a schema that has one', () => {
  expect(saidOf(z.string('Please enter a title'), undefined)).toEqual(['Please enter a title']);
});

/** An object with the same wrong value in every field. */
const filled = (schema: z.ZodType, value: unknown): unknown =>
  schema instanceof z.ZodObject ? Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value])) : value;
const wrong = [undefined, null, '', 'a'.repeat(300_000), -1e9, 1e12, true, [], Array(500).fill('a'), {}, 'nonsense'];

it('no route answers with a message of the parser', () => {
  const endpoints: Endpoint[] = Object.values(apis).flatMap((api) => Object.values(api));
  const schemas = endpoints.flatMap(({ query, body }) => [query, body].flatMap((schema) => schema ?? []));
  const said = schemas.flatMap((schema) =>
    wrong.flatMap((value) => [...saidOf(schema, value), ...saidOf(schema, filled(schema, value))]),
  );
  expect(new Set(said).size).toBeGreaterThan(50);
  expect(
    said.filter((sentence) =>
      /expected|received|Invalid (input|option|key)|Too (big|small)|Unrecognized/.test(sentence),
    ),
  ).toEqual([]);
});
