import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '#web/lib/text/format.ts';
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

/** Previous and next for a cursor; without a handler the button is disabled. */
export function Pagination({ from, shown, total, noun, onPrevious, onNext, busy = false }: PaginationProps) {
  const range = `${formatCount(from)}–${formatCount(from + shown - 1)}`;
  const ofAll = total === undefined ? '' : ` of ${formatCount(total)}`;
  return (
    <nav aria-label={`Pages of ${noun}`} className="flex flex-wrap items-center gap-2 text-14 text-muted">
      <p className="mr-auto" aria-live="polite">
        {shown === 0 ? `No ${noun} on this page` : `${range}${ofAll} ${noun}`}
      </p>
      <Button disabled={!onPrevious || busy} onClick={onPrevious} icon={<ChevronLeft size={16} aria-hidden="true" />}>
        Previous
      </Button>
      <Button disabled={!onNext || busy} onClick={onNext}>
        Next
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </nav>
  );
}
