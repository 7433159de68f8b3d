import { formatDay, formatMinutes } from '#shared/kernel/format.ts';
import type { OwnedEbook } from '#shared/library/library.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { Progress } from '#web/components/ui/feedback/progress.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';

/** The book being read, with a link to continue. */
export function LibraryContinue({ book }: { readonly book: OwnedEbook }) {
  const percent = Math.round(book.progress * 100);
  const left = Math.max(1, Math.round(book.estimated_read_time * (1 - book.progress)));
  return (
    <section
      aria-label="Continue reading"
      className="mt-7 grid grid-cols-[92px_1fr] items-start gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-[150px_1fr_auto] md:items-center md:gap-8 md:p-6"
    >
      <Cover ebook={book} eager />
      <div className="min-w-0">
        <FrameworkTick framework={book.regulatory_source} />
        <h2 className="mt-1.5 text-18 md:text-28">{book.title}</h2>
        <p className="mt-1.5 text-muted">
          {book.reading_heading ? `You stopped at “${book.reading_heading}”` : 'You stopped'}
          {book.last_read_at && `, on ${formatDay(book.last_read_at)}`}.
        </p>
        <Progress label="Read" value={book.progress} className="mt-4 h-1.5 max-w-130" />
        <p className="mt-2 text-14">
          {percent}% read, about {formatMinutes(left)} left
        </p>
      </div>
      <ButtonLink
        to={href('ebook', { id: book.id })}
        variant="primary"
        size={48}
        className="col-span-2 w-full md:col-span-1 md:w-auto"
      >
        Continue reading
      </ButtonLink>
    </section>
  );
}
