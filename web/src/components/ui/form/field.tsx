import { type ReactNode, useId } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** The props that tie a control to its label, help and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Stable id, if `FormSummary` links here. */
  readonly id?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Beside the label: `Forgot Password?`. */
  readonly aside?: ReactNode;
  /** Only for screen readers: what is chosen says it already, as `All statuses` does. */
  readonly isLabelHidden?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Label above, help below, error below the help. `children` gets the props that tie the control to them. */
export function Field(props: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const { label, help, error, required, aside, isLabelHidden = false, className, children } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-14'}>
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="text-14 text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-14 font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
