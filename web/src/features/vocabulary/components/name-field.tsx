import { nameMissing } from '#shared/vocabulary/name-missing.ts';
import { Input } from '#web/components/ui/form/input.tsx';
import type { FieldBinding } from '#web/lib/form/use-api-form.ts';
import { renameWords, type Term } from '#web/lib/vocabulary/term-words.ts';
import { fixedWords } from '../api/category-words.ts';

export interface NameFieldProps extends FieldBinding {
  readonly label: string;
  /** Null for a new one. */
  readonly term: Term | null;
  /** What is typed. */
  readonly value: string;
  readonly maxLength: number;
  readonly isFixed?: boolean;
}

/** The rules of a name. */
export const nameRules = { required: nameMissing } as const;

/** The name of a tag or category, and what happens when it changes. */
export const NameField = ({ term, value, isFixed, ...field }: NameFieldProps) => (
  <Input
    {...field}
    readOnly={isFixed}
    help={isFixed ? fixedWords : <span role="status">{renameWords(term, value)}</span>}
  />
);
