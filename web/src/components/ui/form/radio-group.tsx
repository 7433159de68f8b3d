import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** At the end of the line: a count. */
  readonly aside?: ReactNode;
}
export interface RadioGroupProps<V extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** `list`: one line each. `segments`: boxes side by side, in the grid of `columns`. */
  readonly look?: 'list' | 'segments';
  /** CSS grid columns of the segments. */
  readonly columns?: string;
  readonly className?: string;
}

const line = 'flex min-h-10 cursor-pointer items-center gap-2.5 text-14 has-checked:font-semibold';
const segment =
  'relative grid min-h-10 cursor-pointer place-items-center rounded-control border border-line-control bg-surface px-1 text-14 whitespace-nowrap hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** Native radio buttons: arrow keys move, Tab leaves. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, name, options, value, onChange, look = 'list', columns = '1fr 1fr', className } = props;
  const segments = look === 'segments';
  return (
    <fieldset className={className}>
      <legend className="mb-0.5 text-14 font-semibold">{legend}</legend>
      <div
        className={segments ? 'grid gap-1.5' : undefined}
        style={segments ? { gridTemplateColumns: columns } : undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={segments ? segment : line}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={classNames(segments ? 'absolute inset-0 size-full cursor-pointer opacity-0' : 'radio')}
            />
            {option.label}
            {option.aside !== undefined && (
              <span className="ml-auto font-mono text-12 font-normal text-muted">{option.aside}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
