import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** It can stay, and not be chosen. */
  readonly disabled?: boolean;
}
export interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps> {
  readonly options: readonly SelectOption[];
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select in our style; the list itself stays native. */
export function Select(props: SelectProps) {
  const { label, id, help, error, required, aside, isLabelHidden, className, options, ...select } = props;
  return (
    <Field {...{ label, id, help, error, required, aside, isLabelHidden, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classNames(controlClasses, 'appearance-none truncate pr-9')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
