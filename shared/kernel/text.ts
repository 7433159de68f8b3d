import * as z from 'zod';

/**
 * One line of text: trimmed, without control characters, so it is safe in a mail header or a file name. `missing` is the
 * error for none at all.
 */
export const Line = (max: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .max(max, `Must be at most ${max} characters`)
    .refine((s) => !/\p{Cc}/u.test(s), 'Must not contain line breaks');

/** A required line. `message` is the error for an empty or missing one. */
export const RequiredLine = (max: number, message: string) => Line(max, message).refine((s) => s.length > 0, message);

/** Text of any number of lines, trimmed. */
export const Text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters`);

/** A required text. `message` is the error for an empty or missing one. */
export const RequiredText = (max: number, message: string) => z.string(message).pipe(Text(max).min(1, message));

/** Short entries, such as from a comma-separated line: trimmed, empty ones and duplicates dropped. */
export const Entries = (max: number, longest: number) =>
  z
    .array(Line(longest))
    .max(max, `Use at most ${max}`)
    .transform((entries) => [...new Set(entries.filter(Boolean))]);

const noAddress = 'Please enter your email address';

/** Email address, lower-cased: it is the user name. */
export const Email = z
  .string(noAddress)
  .trim()
  .toLowerCase()
  .min(1, noAddress)
  .max(254, 'Must be at most 254 characters')
  .pipe(z.email('Please enter a valid email address'));

/** Truncates to `max` characters with an ellipsis; never leaves half a surrogate pair. */
export function cut(text: string, max: number): string {
  const chars = [...text];
  return chars.length <= max ? text : `${chars.slice(0, max).join('').trimEnd()}…`;
}
