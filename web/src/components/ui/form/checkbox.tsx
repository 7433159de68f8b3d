import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A checkbox in a label 40 px tall. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-10 cursor-pointer items-center gap-2.5 text-14', className)}>
      <input {...input} type="checkbox" className="checkbox" />
      <span>{label}</span>
    </label>
  );
}
