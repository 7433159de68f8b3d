import { Link } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useTools } from '../api/ai-tools.ts';
import { bannerLines } from '../api/banner-lines.ts';
import { noFilters } from '../api/tool-filters.ts';

const places = ['a', 'b', 'c', 'd'];
const lineClasses = 'flex min-h-12 items-center gap-4 border-b border-inverse-line py-2 text-14';

const Failed = ({ onRetry }: { readonly onRetry: () => unknown }) => (
  <div role="alert" className="grid justify-items-start gap-3 text-14 text-inverse-muted">
    The tools could not be loaded.
    <Button variant="inverse" onClick={onRetry}>
      Try Again
    </Button>
  </div>
);

/** Four categories of the library, with some of their tools. A skeleton until they are loaded. */
export function BannerList() {
  const { page, error, retry } = useTools(noFilters);
  if (!page && error) return <Failed onRetry={retry} />;
  if (!page)
    return places.map((place) => (
      <div key={place} className={lineClasses}>
        <Skeleton className="h-4 flex-1 opacity-20" />
      </div>
    ));
  return (
    <ul aria-label="Tools by category">
      {bannerLines(page.items).map(({ category, names, count }) => (
        <li key={category} className="[&:last-child>a]:border-0">
          <Link
            to={href('aiTools', { category })}
            className={`${lineClasses} text-inverse-ink no-underline hover:text-inverse-ink hover:underline`}
          >
            <span className="w-46 flex-none font-strong">{category}</span>
            <span className="min-w-0 flex-1 truncate text-inverse-muted max-sm:hidden">{names.join(', ')}</span>
            <span className="ml-auto font-mono tabular-nums text-inverse-muted">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
