import { memo, useMemo } from 'react';
import { type CoverSubject, cover } from '#shared/catalog/cover.ts';
import { classNames } from '#web/lib/class-names.ts';

export interface CoverProps {
  readonly ebook: CoverSubject & { readonly cover_image: string | null };
  /** Load it at once: it is on the first screen. Only matters for uploaded covers. */
  readonly eager?: boolean;
  /** Share of the book read, 0 to 1: a strip on its foot. Write the percentage beside the cover too. */
  readonly progress?: number;
  readonly className?: string;
}

/**
 * The cover of an ebook, uploaded or drawn, three to four. Says nothing to assistive technology: the title beside it is
 * the link. Wrap it in a link with `tabIndex={-1}` and `aria-hidden` where a pointer should be able to press it.
 */
export const Cover = memo(function Cover({ ebook, eager = false, progress, className }: CoverProps) {
  const { id, title, regulatory_source, category, cover_image } = ebook;
  // Made by our own function from escaped text; the only place that sets markup.
  const markup = useMemo(
    () => ({ __html: cover_image ? '' : cover({ id, title, regulatory_source, category }) }),
    [id, title, regulatory_source, category, cover_image],
  );
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative block aspect-3/4 overflow-hidden rounded-l-[2px] rounded-r-small bg-sunken',
        className,
      )}
    >
      {cover_image ? (
        <img
          src={cover_image}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          className="size-full object-cover"
        />
      ) : (
        <span
          className="block size-full [&>svg]:block [&>svg]:w-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG of our own cover function
          dangerouslySetInnerHTML={markup}
        />
      )}
      <span className="pointer-events-none absolute inset-0 bg-veil" />
      {progress !== undefined && (
        <span className="absolute inset-x-0 bottom-0 h-1.5 bg-scrim">
          <span className="block h-full bg-[#7fdad3]" style={{ width: `${Math.round(progress * 100)}%` }} />
        </span>
      )}
    </span>
  );
});
