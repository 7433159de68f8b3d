import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';

export interface TextareaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field with its label. */
export function Textarea({ label, id, help, error, required, aside, className, rows = 5, ...textarea }: TextareaProps) {
  return (
    <Field {...{ label, id, help, error, required, aside, className }}>
      {(control) => (
        <textarea rows={rows} {...textarea} {...control} className={classNames(controlClasses, 'resize-y')} />
      )}
    </Field>
  );
}
