import { classNames } from '#web/lib/class-names.ts';

export interface FigureTile {
  readonly label: string;
  readonly figure: string;
  /** What it was before. */
  readonly note: string;
}

/** The figures of a period, each with what it is compared with. */
export const FigureTiles = ({ tiles }: { readonly tiles: readonly FigureTile[] }) => (
  <dl
    className={classNames(
      'grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface',
      tiles.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-5',
    )}
  >
    {tiles.map(({ label, figure, note }) => (
      <div key={label} className="-mr-px -mb-px border-r border-b border-line px-4 py-3.5">
        <dt className="font-strong">{label}</dt>
        <dd className="font-mono text-21 font-medium">{figure}</dd>
        <dd className="text-12 text-muted">{note}</dd>
      </div>
    ))}
  </dl>
);
