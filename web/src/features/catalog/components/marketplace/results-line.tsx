import { SlidersHorizontal, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { formatCount } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { type ActiveFilter, activeFilters } from '../../api/ebook-filters.ts';
import type { UseFilters } from './use-filters.ts';

const countId = 'results-count';
/** Moves the focus to the new count, because the pressed button disappears. */
export const goToCount = (): void => document.getElementById(countId)?.focus();

const Chip = ({ filter, onRemove }: { readonly filter: ActiveFilter; readonly onRemove: () => void }) => (
  <Button
    aria-label={`Remove filter: ${filter.label}`}
    className="max-w-full flex-none gap-1.5 px-2.5 font-normal sm:px-3"
    onClick={onRemove}
  >
    <span className="truncate">{filter.label}</span>
    <X size={16} aria-hidden="true" className="flex-none" />
  </Button>
);

function SignInLink() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status !== 'signed-out') return null;
  return (
    <TextLink
      to={href('auth')}
      state={{ from: pathname + search }}
      className="inline-flex min-h-10 flex-none items-center font-strong"
    >
      Sign in to purchase
    </TextLink>
  );
}

export interface ResultsLineProps extends UseFilters {
  /** Ebooks shown; undefined until the first response. */
  readonly shown: number | undefined;
  readonly total: number | undefined;
  readonly onOpenFilters: () => void;
}

/** How many are shown, and the active filters, each removable. The count is announced when it changes. */
export function ResultsLine({ filters, change, clear, shown, total, onOpenFilters }: ResultsLineProps) {
  const active = activeFilters(filters);
  return (
    <div className="mb-5 flex min-h-10 flex-wrap items-center gap-x-2 gap-y-2 pt-3 sm:gap-x-3 text-14 md:border-t md:border-line">
      <Button
        className="md:hidden"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal size={16} aria-hidden="true" />}
        onClick={onOpenFilters}
      >
        Filters
        {active.length > 0 && <CountBadge count={active.length} label={`${active.length} active`} />}
      </Button>
      <p role="status" id={countId} tabIndex={-1} className="focus:outline-none flex min-h-10 min-w-34 items-center">
        {shown !== undefined && (
          <span>
            Showing <strong className="font-semibold">{formatCount(shown)}</strong> of{' '}
            <strong className="font-semibold">{formatCount(Math.max(total ?? 0, shown))}</strong>
          </span>
        )}
      </p>
      {/* On a phone one row, to be pushed aside when it is long; the panel clears all filters there. */}
      <div className="contents max-sm:-mx-4 max-sm:flex max-sm:w-screen max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:empty:hidden">
        <SignInLink />
        {active.map((filter) => (
          <Chip
            key={filter.name}
            filter={filter}
            onRemove={() => {
              change({ [filter.name]: '' });
              goToCount();
            }}
          />
        ))}
      </div>
      {active.length > 0 && (
        <Button variant="quiet" className="ml-auto max-sm:hidden" onClick={clear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}
