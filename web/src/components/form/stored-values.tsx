import type { StoredValue } from '#web/lib/form/differences.ts';
import { Button } from '../ui/action/button.tsx';

export interface StoredValuesProps {
  readonly values: readonly StoredValue[];
  /** The label of each field. */
  readonly labels: Readonly<Record<string, string>>;
  /** What a value is called, if it does not say so itself, as an id. */
  readonly wordsOf?: ((name: string, value: unknown) => string | undefined) | undefined;
  readonly onTake: (name: string, value: unknown) => void;
}

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ') || 'Blank';
  return value === '' || value === null || value === undefined ? 'Blank' : String(value);
};

/** What somebody else has saved in the meantime, each field to be taken or overwritten. */
export const StoredValues = ({ values, labels, wordsOf, onTake }: StoredValuesProps) =>
  values.length > 0 && (
    <section aria-label="Saved in the meantime" className="rounded-card border border-line bg-sunken p-3 text-14">
      <p className="text-muted">Saved in the meantime. Saving again overwrites it.</p>
      <dl>
        {values.map(({ name, value }) => (
          <div key={name} className="mt-2 flex items-center justify-between gap-3">
            <div className="min-w-0">
              <dt className="text-12 text-muted">{labels[name] ?? name}</dt>
              <dd className="line-clamp-3 break-words">{wordsOf?.(name, value) ?? shown(value)}</dd>
            </div>
            <Button
              className="flex-none px-2.5!"
              variant="quiet"
              aria-label={`Use the saved ${labels[name] ?? name}`}
              onClick={() => onTake(name, value)}
            >
              Use this
            </Button>
          </div>
        ))}
      </dl>
    </section>
  );
