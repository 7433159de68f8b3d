import { interestLabel } from './interests.ts';

/** What stands in a subject or text for something about its reader: `{{name}}`. */
export const mergeFields = [
  { field: 'name', label: 'Name of the reader', without: 'there' },
  { field: 'interests', label: 'Topics that the reader chose', without: 'all our topics' },
] as const;
export type MergeField = (typeof mergeFields)[number]['field'];

const pattern = /\{\{\s*(name|interests)\s*\}\}/g;

/** Whether a text has this field. */
export const hasField = (text: string, field: MergeField): boolean =>
  [...text.matchAll(pattern)].some(([, found]) => found === field);

/** A reader as texts name them. */
export interface Reader {
  readonly name?: string | undefined;
  readonly interests: readonly string[];
}

/** What stands in the place of each field; for somebody unknown, words that fit everybody. */
export function fieldsOf({ name, interests }: Reader): Readonly<Record<MergeField, string>> {
  const [noName, noInterests] = mergeFields;
  return {
    name: name?.trim() || noName.without,
    interests: interests.map(interestLabel).join(', ') || noInterests.without,
  };
}

/** A text with its fields filled in; `written` makes a value fit for the text, such as by escaping it. */
export const filledIn = (
  text: string,
  fields: Readonly<Record<MergeField, string>>,
  written: (value: string) => string = (value) => value,
): string => text.replace(pattern, (_, field: MergeField) => written(fields[field]));
