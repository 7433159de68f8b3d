import type * as z from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};
const forms: Readonly<Record<string, string>> = {
  url: 'a full address, such as https://example.com',
  email: 'an email address',
  datetime: 'a time, such as 2026-01-31T09:00:00Z',
  date: 'a day, such as 2026-01-31',
};
const required = 'This field is required';

/** `3 characters`, `3 entries`, `3`. */
function sizeOf(origin: string, count: number | bigint): string {
  if (origin === 'string') return `${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `${count}`;
}
const verbOf = (origin: string): string => (origin === 'array' || origin === 'set' ? 'Must have' : 'Must be');

/** The first alternative of a union is what is meant; the others are ways to leave the field empty. */
const firstOf = (errors: readonly (readonly { readonly message: string }[])[]): string =>
  errors[0]?.[0]?.message ?? 'Is not valid';

/** Messages for input whose schema has none of its own, so that the parser's never reach a user. */
export const plainErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : `Must be ${kinds[issue.expected] ?? 'of another type'}`;
    case 'too_big':
      return `${verbOf(issue.origin)} at most ${sizeOf(issue.origin, issue.maximum)}`;
    case 'too_small':
      if (issue.input === '') return required;
      return `${verbOf(issue.origin)} at least ${sizeOf(issue.origin, issue.minimum)}`;
    case 'invalid_value':
      return issue.input === undefined ? required : 'Choose one of the options';
    case 'invalid_format':
      return `Must be ${forms[issue.format] ?? 'in the right format'}`;
    case 'invalid_union':
      return firstOf(issue.errors);
    case 'unrecognized_keys':
      return `Unknown: ${issue.keys.join(', ')}`;
    default:
      return 'Is not valid';
  }
};
