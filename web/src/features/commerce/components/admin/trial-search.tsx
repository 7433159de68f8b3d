import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { problemReason } from '#web/lib/api/api-problem.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

export type TriedEbook = Pick<AdminEbook, 'id' | 'title' | 'price'>;

export interface TrialSearchProps {
  readonly isIn: (id: string) => boolean;
  readonly onPick: (ebook: TriedEbook) => void;
}

const outcome = (count: number, left: number): string => {
  if (count === 0) return 'No ebook matches';
  return left === 0 ? 'All that match are in the cart' : '';
};

/** Finds ebooks for the cart of a trial. It stands inside a form, so Enter must not send that. */
export function TrialSearch({ isIn, onPick }: TrialSearchProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const { data, error } = useApiPage(search.length > 1 ? 'GET /admin/ebooks' : null, { query: { search, limit: 8 } });
  const offered = data?.items.filter(({ id }) => !isIn(id)) ?? [];
  return (
    <>
      <SearchBox
        label="Search ebooks for the cart"
        placeholder="Search ebooks"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-14 text-muted">
        {data && outcome(data.items.length, offered.length)}
        {error && problemReason(error, 'Failed to fetch ebooks')}
      </p>
      <ul className="mt-1">
        {offered.map(({ id, title, price }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Put ${title} in`}
              onClick={() => onPick({ id, title, price })}
              className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-left text-14 hover:bg-surface"
            >
              <Plus size={16} aria-hidden="true" className="flex-none text-accent" />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="flex-none font-mono text-muted">{formatPrice(price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
