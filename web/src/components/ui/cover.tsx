import { memo, useCallback } from 'react';
import { type CoverSubject, cover } from '#shared/catalog/cover.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Picture } from './picture.tsx';

export interface CoverProps {
  readonly ebook: CoverSubject & { readonly cover_image: string | null };
  /** On the first screen: loaded at once. */
  readonly eager?: boolean;
  /** Share of the book read, 0 to 1: a strip at the bottom. Also show the percentage beside the cover. */
  readonly progress?: number;
  readonly className?: string;
}

/**
 * The cover of an ebook, uploaded or generated, 3:4. Hidden from assistive technology: the title beside it is the link.
 * To make it clickable, wrap it in a link with `tabIndex={-1}` and `aria-hidden`.
 */
export const Cover = memo(function Cover({ ebook, eager = false, progress, className }: CoverProps) {
  const { id, title, regulatory_source, category, cover_image } = ebook;
  const draw = useCallback(
    () => cover({ id, title, regulatory_source, category }),
    [id, title, regulatory_source, category],
  );
  return (
    <Picture
      src={cover_image}
      draw={draw}
      width={300}
      height={400}
      eager={eager}
      className={classNames('aspect-3/4 rounded-l-[2px] rounded-r-small', className)}
    >
      {progress !== undefined && (
        <span className="absolute inset-x-0 bottom-0 h-1.5 bg-scrim">
          <span className="block h-full bg-[#7fdad3]" style={{ width: `${Math.round(progress * 100)}%` }} />
        </span>
      )}
    </Picture>
  );
});
