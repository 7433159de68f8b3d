import { useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { controlClasses } from './control-classes.ts';
import { Field } from './field.tsx';
import type { InputProps } from './input.tsx';

/** A password with Show and Hide. `autoComplete` is `current-password` or `new-password`. */
export function PasswordInput({
  label,
  id,
  help,
  error,
  required,
  aside,
  className,
  ...input
}: Omit<InputProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, id, help, error, required, aside, className }}>
      {(control) => (
        <div className="relative">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(controlClasses, 'pr-18')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 min-h-10 rounded-control px-4 text-14 font-strong text-accent hover:text-accent-hover"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
