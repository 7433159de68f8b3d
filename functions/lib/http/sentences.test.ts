import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { apis } from '#shared/api.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { valid, validHere } from '#shared/testing/limits.ts';
import { isKnownSentence, sentences, whenMissing } from '#shared/testing/sentences.ts';
import { invalidInput } from './problem.ts';
import { plainErrorMap } from './wrong-input.ts';

/* Each field of each call, missing and wrong: what is answered is in the catalogue of messages. */

const endpoints = new Map<string, Endpoint>(
  Object.values(apis).flatMap((api) =>
    Object.values(api).map((endpoint: Endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  ),
);

/** The answer's `errors` for this value in this field; the other fields are valid. */
function saidTo(call: string, schema: z.ZodType, field: string, value: unknown): Readonly<Record<string, string>> {
  const sent = { ...valid, ...validHere[call], [field]: value };
  const { error } = schema.safeParse(sent, { error: plainErrorMap });
  return error ? (invalidInput(error).errors ?? {}) : {};
}

const long = 'a'.repeat(700_000);
const texts = ['', ' ', 'nonsense', ' padded', 'a\u0000b', long];
const wrongs = [undefined, null, ...texts, 7, -1e9, 1e12, 0.123, true, [], [7], [''], [long], {}, { a: 7 }];
/** Before every other moment of a call, and far from it. */
const longAgo = '2020-01-01T00:00:00Z';
/** Long lists, and wrong values within objects and lists. */
const more = [Array(2000).fill('a'), Array(2000).fill(''), { percent: 95, hours: 9999 }, { subscribers: 7 }, longAgo];

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject
    ? Object.keys(schema.shape)
    : schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
      ? fieldsOf(schema.unwrap() as z.ZodType)
      : [];
const rows = [...endpoints].flatMap(([call, { query, body }]) =>
  [query, body].flatMap((schema) => (schema ? fieldsOf(schema).map((field) => ({ call, schema, field })) : [])),
);

const answers = rows.flatMap(({ call, schema, field }) =>
  [...wrongs, ...more].flatMap((value) => Object.values(saidTo(call, schema, field, value))),
);

describe('wrong input', () => {
  it.each(rows)('$call: $field is answered from the catalogue', ({ call, schema, field }) => {
    const said = [...wrongs, ...more].flatMap((value) => Object.values(saidTo(call, schema, field, value)));
    expect([...new Set(said)].filter((sentence) => !isKnownSentence(sentence))).toEqual([]);
  });

  it('is answered with each sentence of the catalogue', () => {
    const isSaid = (known: string | RegExp) =>
      answers.some((said) => (typeof known === 'string' ? said === known : known.test(said)));
    expect(sentences.filter((known) => !isSaid(known))).toEqual([]);
  });

  it.each(
    Object.entries(whenMissing).flatMap(([calls, fields]) =>
      calls.split(', ').flatMap((call) => Object.entries(fields).map(([field, message]) => ({ call, field, message }))),
    ),
  )('$call without $field: $message', ({ call, field, message }) => {
    const { body } = endpoints.get(call) ?? {};
    if (!body) throw new Error(`${call} has no body`);
    for (const value of [undefined, null]) expect(saidTo(call, body, field, value)).toEqual({ [field]: message });
    const isNumber = typeof { ...valid, ...validHere[call] }[field as keyof typeof valid] === 'number';
    if (!isNumber) expect(saidTo(call, body, field, '')).toEqual({ [field]: message });
  });
});
