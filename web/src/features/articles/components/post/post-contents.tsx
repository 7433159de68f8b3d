import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { BlogPost } from '#shared/articles/article.ts';
import { postTypeLabels } from '#shared/articles/choices.ts';
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

/** The headings of an article, beside its text where there is room. */
export function PostContents({ post }: { readonly post: BlogPost }) {
  const { table_of_contents: contents, post_type } = post;
  const anchors = useMemo(() => contents.map(({ anchor }) => anchor), [contents]);
  const current = useCurrentHeading(anchors);
  if (contents.length === 0) return null;
  const title = `In this ${postTypeLabels[post_type].toLowerCase()}`;
  return (
    <nav aria-label={title} className="shelf-edge no-print sticky top-21 text-14 max-[1023px]:hidden">
      <h2 className="py-2.5 font-sans text-14 leading-normal font-semibold tracking-normal">{title}</h2>
      <ol className="max-h-[calc(100dvh-180px)] overflow-y-auto">
        {contents.map(({ level, title: name, anchor }) => (
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
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
