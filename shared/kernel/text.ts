import * as z from 'zod';
import { curly } from './typography.ts';

/** A sign that leaves a trace: no space, no joiner or filler of width zero, not the empty Braille pattern. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
const isBlank = (text: string): boolean => text !== '' && !visible.test(text);
const nothingToSee = 'Must contain something that can be seen';

/**
 * One line of text: trimmed, without control characters, so it is safe in a mail header or a file name, and not made of
 * invisible characters only, so that nobody looks nameless. Half a surrogate pair, which some systems have in names of
 * files, becomes the replacement character: no address can carry it. `missing` is the error for none at all.
 */
export const Line = (max: number, missing?: string) =>
  z
    .string(missing)
    .trim()
    .overwrite((line) => line.toWellFormed())
    .max(max, `Must be at most ${max} characters`)
    .refine((s) => !/\p{Cc}/u.test(s), 'Must not contain line breaks')
    .refine((s) => !isBlank(s), nothingToSee);

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

/**
 * What admins write for readers gets its typographer's quotes here, once, so that every page, mail, feed and picture
 * shows the same. Not for slugs, addresses, codes and prompts; HTML gets them on the page, which knows its code.
 */
export const Typeset = <Schema extends z.ZodType<string>>(schema: Schema): Schema =>
  schema.overwrite((text) => curly(text) as typeof text);

/** Entries that are phrases for readers. */
export const TypesetEntries = (max: number, longest: number) =>
  Entries(max, longest).overwrite((entries) => entries.map((entry) => curly(entry)));

/** Email address, lower-cased: it is the user name. */
export const Email = z
  .string(noAddress)
  .trim()
  .toLowerCase()
  .min(1, noAddress)
  .max(254, 'Must be at most 254 characters')
  .pipe(z.email('Please enter a valid email address'));

/** What overrules the direction of the text around it: embeddings, overrides and isolates. No name needs them. */
const overruling = /[\u202A-\u202E\u2066-\u2069]/g;
/** Letters and marks that are written from right to left. */
const rightToLeft =
  /[\u061C\u200F\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A line of somebody else's for a text of ours: it keeps its own direction and changes that of no neighbour. In pages
 * `<bdi>` does the same.
 */
export function isolated(line: string): string {
  const plain = line.replace(overruling, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Truncates to `max` characters with an ellipsis; never leaves half a surrogate pair. */
export function cut(text: string, max: number): string {
  const chars = [...text];
  return chars.length <= max ? text : `${chars.slice(0, max).join('').trimEnd()}…`;
}
