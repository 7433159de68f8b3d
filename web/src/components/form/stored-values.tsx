import type { ReactNode } from 'react';
import type { StoredValue } from '#web/lib/form/differences.ts';
import { Button } from '../ui/action/button.tsx';

export interface StoredValuesProps {
  readonly values: readonly StoredValue[];
  /** The label of each field. */
  readonly labels: Readonly<Record<string, string>>;
  /** What a value is called, if it does not say so itself, as an id. */
  readonly wordsOf?: ((name: string, value: unknown) => string | undefined) | undefined;
  /** Shows where a long value differs from what is typed; undefined for a value that is shown itself. */
  readonly compare?: ((name: string, value: unknown) => ReactNode) | undefined;
  readonly onTake: (name: string, value: unknown) => void;
  /** Goes on with all that is typed, for a form that stores nothing until its writer has seen this. */
  readonly onKeep?: (() => void) | undefined;
}

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ') || 'Blank';
  return value === '' || value === null || value === undefined ? 'Blank' : String(value);
};

interface EntryProps extends Omit<StoredValuesProps, 'values' | 'labels' | 'onKeep'> {
  readonly label: string;
  readonly stored: StoredValue;
}

function Entry({ label, stored: { name, value }, wordsOf, compare, onTake }: EntryProps) {
  const comparison = compare?.(name, value);
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
      <dt className="self-end text-12 text-muted">{label}</dt>
      <dd className={comparison ? 'col-span-2 row-start-2' : 'line-clamp-3 self-start break-words'}>
        {comparison ?? wordsOf?.(name, value) ?? shown(value)}
      </dd>
      <dd className={comparison ? undefined : 'col-start-2 row-span-2 row-start-1'}>
        <Button
          className="px-2.5!"
          variant="quiet"
          aria-label={`Use the saved ${label}`}
          onClick={() => onTake(name, value)}
        >
          Use this
        </Button>
      </dd>
    </div>
  );
}

/** What somebody else has saved in the meantime, each field to be taken or overwritten. */
export const StoredValues = ({ values, labels, onKeep, ...entry }: StoredValuesProps) =>
  values.length > 0 && (
    <section aria-label="Saved in the meantime" className="rounded-card border border-line bg-sunken p-3 text-14">
      <p className="text-muted">Saved in the meantime. Saving again overwrites it.</p>
      <dl>
        {values.map((stored) => (
          <Entry key={stored.name} label={labels[stored.name] ?? stored.name} {...{ stored, ...entry }} />
        ))}
      </dl>
      {onKeep && (
        <Button className="mt-3" onClick={onKeep}>
          Keep mine
        </Button>
      )}
    </section>
  );
