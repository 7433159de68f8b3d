import { X } from 'lucide-react';
import type { ReadingPlace } from '#shared/library/library.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { useKeptPlace } from '../../api/reader/kept-place.ts';
import { keptPlace } from '../../api/reader/reading-place.ts';

export interface KeptPlaceProps {
  readonly id: string;
  /** Where the reader is. */
  readonly now: ReadingPlace;
  /** Goes to a block of the text. */
  readonly onContinue: (paragraph: number) => void;
}

/** Keeps an owner's place, and offers the one kept last time instead of jumping there. Floats: no layout shift. */
export function KeptPlace({ id, now, onContinue }: KeptPlaceProps) {
  const { offer, dismiss } = useKeptPlace(id, now);
  if (!offer) return null;
  const isFinished = keptPlace(offer) === 'finished';
  const goOn = () => {
    dismiss();
    onContinue(offer.paragraph);
  };
  return (
    <section
      aria-label="Continue reading"
      className="no-print fixed inset-x-4 bottom-[calc(16px+var(--notice))] z-15 flex animate-fade-in items-center gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-14 shadow-float sm:right-auto sm:left-1/2 sm:max-w-140 sm:-translate-x-1/2"
    >
      <p role="status" className="mr-auto min-w-0">
        {isFinished ? (
          'You have read this ebook to its end.'
        ) : (
          <>
            <span className="block truncate">{offer.heading ?? 'Your place in this ebook'}</span>
            <span className="text-muted">You stopped {Math.round(offer.position * 100)}% in.</span>
          </>
        )}
      </p>
      {!isFinished && (
        <Button variant="primary" onClick={goOn}>
          Continue where you stopped
        </Button>
      )}
      <IconButton label="Read from here instead" onClick={dismiss}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </section>
  );
}
