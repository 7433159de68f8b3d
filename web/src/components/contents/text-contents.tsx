import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ArticleHeading } from '#shared/articles/headings.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useCurrentHeading } from './use-current-heading.ts';

/** Moves the keyboard focus to the chosen heading. */
function arriveAt(anchor: string): void {
  const heading = document.getElementById(anchor);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

const lineClasses = 'flex min-h-10 items-center border-l-2 py-1.5 leading-[1.35] no-underline';

export interface TextContentsProps {
  /** `In this guide`. */
  readonly title: string;
  readonly contents: readonly ArticleHeading[];
  /** The height of the list, beyond which it scrolls. */
  readonly className?: string;
}

/** Each heading as a line, the current one marked. */
function ContentsList({ contents, className }: Omit<TextContentsProps, 'title'>) {
  const anchors = useMemo(() => contents.map(({ anchor }) => anchor), [contents]);
  const current = useCurrentHeading(anchors);
  return (
    <ol className={classNames('overflow-y-auto', className)}>
      {contents.map(({ level, title, anchor }) => (
        <li key={anchor}>
          <Link
            to={`#${anchor}`}
            replace
            aria-current={anchor === current ? 'location' : undefined}
            className={classNames(
              lineClasses,
              level === 3 ? 'pl-6' : 'pl-3',
              anchor === current
                ? 'border-accent bg-accent-soft font-semibold text-ink hover:text-ink'
                : 'border-line text-muted hover:bg-sunken hover:text-ink',
            )}
            onClick={() => arriveAt(anchor)}
          >
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The headings of an article or a legal page, beside its text where there is room. */
export const TextContents = ({ title, contents, className = 'max-h-[calc(100dvh-180px)]' }: TextContentsProps) =>
  contents.length > 0 && (
    <nav aria-label={title} className="shelf-edge no-print text-14 max-[1023px]:hidden">
      <h2 className="py-2.5 font-sans text-14 leading-normal font-semibold tracking-normal">{title}</h2>
      <ContentsList contents={contents} className={className} />
    </nav>
  );

/** The same above the text where there is no room beside it, folded. */
export const FoldedContents = ({ title, contents }: TextContentsProps) =>
  contents.length > 0 && (
    <details className="no-print rounded-card border border-line bg-surface text-14 min-[1024px]:hidden">
      <summary className="min-h-11 cursor-pointer px-4 py-3 font-strong">{title}</summary>
      <nav aria-label={title} className="px-4 pb-3">
        <ContentsList contents={contents} />
      </nav>
    </details>
  );
