import { useRetryFailed } from '#web/lib/api/swr.ts';
import { classNames } from '#web/lib/class-names.ts';
import { RetryButton } from '../ui/action/retry-button.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

export interface TilesProps {
  /** Label and figure, undefined while it is loading. */
  readonly tiles: readonly (readonly [label: string, figure: string | undefined])[];
  /** Dashes instead of figures, and a way to load them again. */
  readonly isFailed: boolean;
}

/** Said apart from the list, which may be there without its figures. */
function LoadAgain() {
  const retry = useRetryFailed();
  return (
    <p className="mt-1 text-14 text-muted">
      Some of the figures could not be loaded.{' '}
      <RetryButton variant="quiet" className="-mx-2.5 px-2.5!" label="Load them again" onRetry={retry} />
    </p>
  );
}

/** The server's figures over a whole list. */
export const Tiles = ({ tiles, isFailed }: TilesProps) => (
  <>
    <dl
      className={classNames(
        'grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface',
        tiles.length % 3 === 0 ? 'sm:grid-cols-3 xl:grid-cols-6' : 'sm:grid-cols-4',
      )}
    >
      {tiles.map(([label, figure]) => (
        <div key={label} className="-mr-px -mb-px border-r border-b border-line px-4 py-3.5">
          <dt className="text-12 text-muted">{label}</dt>
          <dd className="min-h-7 font-mono text-21 font-medium">
            {figure ?? (isFailed ? '–' : <Skeleton className="mt-1 h-5 w-16" />)}
          </dd>
        </div>
      ))}
    </dl>
    {isFailed && tiles.some(([, figure]) => figure === undefined) && <LoadAgain />}
  </>
);
