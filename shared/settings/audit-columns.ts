import type { TextColumns } from '../kernel/text-columns.ts';
import type { AuditRow } from './audit.ts';
import { actWord, kindWord } from './audit-words/act-words.ts';
import { changeText, fieldChanges } from './audit-words/field-changes.ts';

/** The audit log as text. */
export const auditTexts = {
  at: { label: 'Time', value: ({ at }) => at },
  person: { label: 'Person', value: ({ actor_name }) => actor_name },
  act: { label: 'Act', value: ({ action }) => actWord(action) },
  kind: { label: 'Kind', value: ({ action }) => kindWord(action) },
  thing: { label: 'Thing', value: ({ target_name }) => target_name },
  changes: { label: 'Changes', value: (row) => fieldChanges(row).map(changeText).join('; ') },
} as const satisfies TextColumns<AuditRow>;
