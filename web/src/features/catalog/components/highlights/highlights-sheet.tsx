import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { byHeading, type PlacedHighlight } from '../../api/highlights/placed.ts';

export interface HighlightsSheetProps {
  readonly title: string;
  readonly placed: readonly PlacedHighlight[];
  readonly onPrinted: () => void;
}

/** Highlights and notes on paper, instead of the page: printed once it is there. */
export function HighlightsSheet({ title, placed, onPrinted }: HighlightsSheetProps) {
  const printed = useEffectEvent(onPrinted);
  useEffect(() => {
    const done = () => printed();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, []);
  return createPortal(
    <div className="print-sheet prose">
      <h1>Highlights: {title}</h1>
      {byHeading(placed).map(({ heading, placed }) => (
        <section key={placed[0]?.highlight.key}>
          {heading && <h2>{heading}</h2>}
          {placed.map(({ highlight: { key, quote, note } }) => (
            <div key={key}>
              <blockquote className="whitespace-pre-line">{quote}</blockquote>
              {note && <p className="whitespace-pre-line">{note}</p>}
            </div>
          ))}
        </section>
      ))}
    </div>,
    document.body,
  );
}
