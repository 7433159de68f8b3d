import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ContentsEntry } from '#shared/catalog/ebook.ts';
import { classNames } from '#web/lib/class-names.ts';
import { controlHeading } from '../../api/admin/control-id.ts';
import { elementIdOf } from '../../api/reader/text-headings.ts';

export interface RailEntryProps {
  readonly entry: ContentsEntry;
  readonly isChapter: boolean;
  readonly isCurrent: boolean;
  readonly onGo: (anchor: string) => void;
}

const lineClasses =
  'grid min-h-10 grid-cols-[1fr_16px] items-center gap-x-2 border-l-2 py-2 pr-1 leading-[1.35] no-underline';

const Name = ({ title }: { readonly title: string }) => {
  const heading = controlHeading(title);
  return (
    <span>
      {heading.id && (
        <span
          className={classNames('truncate font-mono text-12 text-muted', heading.id.length > 4 ? 'block' : 'mr-1.5')}
        >
          {heading.id}{' '}
        </span>
      )}
      {heading.title}
    </span>
  );
};

/** A heading: a link if its text is open, with a lock if not. */
export function RailEntry({ entry: { title, anchor, open }, isChapter, isCurrent, onGo }: RailEntryProps) {
  const indent = isChapter ? 'pl-2.5' : 'pl-5.5';
  if (!open)
    return (
      <li className={classNames(lineClasses, indent, 'border-line text-muted')}>
        <span>
          <Name title={title} />
          <span className="sr-only"> (after purchase)</span>
        </span>
        <Lock size={16} strokeWidth={1.6} aria-hidden="true" />
      </li>
    );
  return (
    <li>
      <Link
        to={`#${elementIdOf(anchor)}`}
        aria-current={isCurrent ? 'location' : undefined}
        className={classNames(
          lineClasses,
          indent,
          isCurrent
            ? 'border-accent bg-accent-soft font-semibold text-ink hover:text-ink [&_.font-mono]:text-accent'
            : 'border-line text-ink hover:bg-sunken hover:text-ink',
        )}
        onClick={() => onGo(anchor)}
      >
        <Name title={title} />
      </Link>
    </li>
  );
}
