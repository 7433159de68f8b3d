import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';

export interface InputProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field with its label: `<Input label="Email" type="email" error={errors.email?.message} {...register('email')} />`. */
export function Input({ label, id, help, error, required, aside, className, ...input }: InputProps) {
  return (
    <Field {...{ label, id, help, error, required, aside, className }}>
      {(control) => <input {...input} {...control} className={classNames(controlClasses)} />}
    </Field>
  );
}
