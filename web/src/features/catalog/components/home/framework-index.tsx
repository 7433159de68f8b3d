import { Link } from 'react-router-dom';
import { tickColor } from '#shared/catalog/cover-palette.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { type Choice, useFrameworks } from '../../api/ebook-choices.ts';

/** As many as fit one line on a desktop. */
const shown = 8;
const gridClasses =
  'mt-8 grid grid-cols-2 gap-x-3 sm:mt-11 sm:grid-cols-4 sm:gap-x-0 sm:border-y sm:border-line lg:grid-cols-8';
const cellClasses =
  'grid gap-0.5 border-l-4 py-3 pr-1 pl-3 max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:shadow-[inset_0_-1px_0_var(--line)] sm:py-3.5 sm:pr-2 sm:pl-4';

const Cell = ({ name, count }: Choice) => (
  <li className="grid">
    <Link
      to={href('marketplace', { framework: name })}
      className={`${cellClasses} text-14 font-strong text-ink no-underline hover:bg-sunken hover:text-ink`}
      style={{ borderLeftColor: tickColor(name) }}
    >
      {name} <span className="font-mono text-12 font-normal text-muted">{formatItems(count, 'title')}</span>
    </Link>
  </li>
);

const places = Array.from({ length: shown }, (_, i) => `place-${i}`);

const IndexSkeleton = () => (
  <Loading label="Loading frameworks">
    <div className={gridClasses}>
      {places.map((place) => (
        <div key={place} className={`${cellClasses} border-line`}>
          <span className="flex h-[21px] items-center">
            <Skeleton className="h-3.5 w-20" />
          </span>
          <span className="flex h-4.5 items-center">
            <Skeleton className="h-2.5 w-12" />
          </span>
        </div>
      ))}
    </div>
  </Loading>
);

/** The largest frameworks with their colour and how many titles each has. */
export function FrameworkIndex() {
  const frameworks = useFrameworks();
  if (!frameworks) return <IndexSkeleton />;
  if (frameworks.length === 0) return null;
  return (
    <nav aria-label="Browse by framework">
      <ul className={gridClasses}>
        {frameworks.slice(0, shown).map((framework) => (
          <Cell key={framework.name} {...framework} />
        ))}
      </ul>
    </nav>
  );
}
