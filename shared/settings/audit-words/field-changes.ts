import { inSentence } from '#shared/kernel/format.ts';
import type { AuditRow } from '../audit.ts';
import { fieldLabel, fieldValue, isStorage } from './field-words.ts';

/** A field before and after an act, in words; blank where it had no value. */
export interface FieldChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** In place of a secret. */
const mask = '••••';

type Fields = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isGroup(value) ? value : {});

/** Of a group of fields, those that differ. */
function inGroup(name: string, before: unknown, after: unknown): FieldChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...from, ...to }).flatMap((field) =>
    changed(field, from[field], to[field]).map((change) => ({
      ...change,
      label: `${fieldLabel(name)}: ${inSentence(change.label)}`,
    })),
  );
}

function changed(name: string, before: unknown, after: unknown): FieldChange[] {
  if (isStorage(name)) return [];
  if (isGroup(before) || isGroup(after)) return inGroup(name, before, after);
  const change = { label: fieldLabel(name), from: fieldValue(name, before), to: fieldValue(name, after) };
  if (change.from !== change.to) return [change];
  // The log keeps of a secret only that it has changed.
  return change.from === mask ? [{ label: change.label, from: '', to: 'changed' }] : [];
}

/** What an act has changed, field by field, as the back-office's forms call it. */
export const fieldChanges = ({ changes }: Pick<AuditRow, 'changes'>): readonly FieldChange[] =>
  Object.entries(changes).flatMap(([name, [before, after]]) => changed(name, before, after));

/** `Price: $19.00 → $24.00`. */
export function changeText({ label, from, to }: FieldChange): string {
  if (!from) return `${label}: ${to}`;
  return `${label}: ${from} → ${to || 'blank'}`;
}
