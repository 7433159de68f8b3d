import { useId } from 'react';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useRating } from '../../api/rating.ts';

const marks = [
  { mark: 1, word: 'poor' },
  { mark: 2, word: 'fair' },
  { mark: 3, word: 'good' },
  { mark: 4, word: 'very good' },
  { mark: 5, word: 'excellent' },
];

/** A rating from one to five, at the end of the text. The owner can change it at any time. */
export function OwnerRating({ ebook }: { readonly ebook: EbookDetail }) {
  const { rating, isSaving, rate } = useRating(ebook);
  const id = useId();
  const chosen = marks.find(({ mark }) => mark === rating);
  return (
    <div className="shelf-edge no-print mt-9 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 pt-4 text-14">
      <p>
        <b id={id} className="block font-semibold">
          Your rating
        </b>
        <span role="status" className="text-muted">
          {chosen ? `${chosen.mark} of 5, ${chosen.word}. You may change it.` : 'How useful was this ebook?'}
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share a line with the buttons */}
      <div role="group" aria-labelledby={id} className="grid grid-cols-5 gap-1.5">
        {marks.map(({ mark, word }) => (
          <button
            key={mark}
            type="button"
            aria-label={`${mark} of 5, ${word}`}
            aria-pressed={mark === rating}
            aria-disabled={isSaving || undefined}
            className={classNames(
              'min-h-10 min-w-12 rounded-control border font-mono',
              mark === rating
                ? 'border-accent bg-accent-soft font-medium text-accent'
                : 'border-line-control bg-surface hover:border-ink',
            )}
            onClick={() => void rate(mark)}
          >
            {mark}
          </button>
        ))}
        <span aria-hidden="true" className="col-span-full flex justify-between text-12 text-muted">
          <span>{marks[0]?.word}</span>
          <span>{marks.at(-1)?.word}</span>
        </span>
      </div>
    </div>
  );
}
