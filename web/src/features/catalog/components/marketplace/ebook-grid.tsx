import { useRef, useState } from 'react';
import type { EbookCard as Ebook } from '#shared/catalog/ebook.ts';
import type { Checkout } from '../../api/checkout.ts';
import { EbookCard } from './ebook-card.tsx';
import { gridClasses } from './ebook-grid-skeleton.tsx';
import { useGradual } from './use-gradual.ts';

/** The first two rows, all of the first screen. */
const firstCards = 8;

export interface EbookGridProps {
  readonly ebooks: readonly Ebook[];
  readonly checkout: Checkout;
  /** Somebody points at an ebook, or reached it by keyboard: its page is probably next. */
  readonly onInterest: () => void;
  /** The cards still belong to the filters before. */
  readonly isUpdating: boolean;
  /** The page was there before its ebooks. */
  readonly isLate: boolean;
}

export function EbookGrid({ ebooks, checkout, onInterest, isUpdating, isLate }: EbookGridProps) {
  const drawn = useGradual(ebooks.length, isLate ? firstCards : ebooks.length);
  const [gotten, setGotten] = useState<string>();
  const start = useRef(checkout.start);
  start.current = checkout.start;
  const onGet = useRef((id: string) => {
    setGotten(id);
    void start.current([id]);
  });
  return (
    <ul
      className={`${gridClasses} transition-opacity ${isUpdating ? 'opacity-55' : ''}`}
      aria-busy={isUpdating || undefined}
      onPointerOver={onInterest}
      onFocus={onInterest}
    >
      {ebooks.slice(0, drawn).map((ebook, index) => (
        <EbookCard
          key={ebook.id}
          ebook={ebook}
          eager={index < firstCards}
          isGetting={checkout.busy && gotten === ebook.id}
          onGet={onGet.current}
        />
      ))}
    </ul>
  );
}
