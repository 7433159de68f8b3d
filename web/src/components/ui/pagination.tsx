import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount, formatItems } from '#shared/kernel/format.ts';
import { Button } from './action/button.tsx';

export interface PaginationProps {
  /** Number of the first item on the page, from 1. */
  readonly from: number;
  /** How many items the page has. */
  readonly shown: number;
  readonly total: number | undefined;
  /** What is listed: `orders`. */
  readonly noun: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly busy?: boolean;
}

/** `entries` → `entry`. */
const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s)s$/, '');

/** Which of how many: `3 ebooks` where that is all, else `1–24 of 30 ebooks`. The last page tells how many there are. */
function rangeOf({ from, shown, total, noun, onNext }: PaginationProps): string {
  const last = from + shown - 1;
  const all = total ?? (onNext ? undefined : last);
  if (all === shown) return formatItems(shown, singular(noun), noun);
  const range = from === last ? formatCount(from) : `${formatCount(from)}–${formatCount(last)}`;
  return `${range}${all === undefined ? '' : ` of ${formatCount(all)}`} ${noun}`;
}

/** Previous and next for a cursor; without a handler the button is disabled. The only page has neither. */
export function Pagination(props: PaginationProps) {
  const { shown, noun, onPrevious, onNext, busy = false } = props;
  const isOnly = !onPrevious && !onNext;
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex flex-wrap items-center gap-2 text-14 text-muted">
      <p className="mr-auto" aria-live="polite">
        {shown === 0 ? `No ${noun} on this page` : rangeOf(props)}
      </p>
      {!isOnly && (
        <>
          <Button
            disabled={!onPrevious || busy}
            onClick={onPrevious}
            icon={<ChevronLeft size={16} aria-hidden="true" />}
          >
            Previous
          </Button>
          <Button disabled={!onNext || busy} onClick={onNext}>
            Next
            <ChevronRight size={16} aria-hidden="true" />
          </Button>
        </>
      )}
    </nav>
  );
}
