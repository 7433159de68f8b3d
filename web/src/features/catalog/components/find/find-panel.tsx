import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useRef } from 'react';
import { formatItems } from '#shared/kernel/format.ts';
import { shortestSearch } from '#shared/library/choices.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { type Hit, mostHits } from '../../api/find/find-in-book.ts';
import type { PageText } from '../../api/highlights/page-text.ts';
import type { Titles } from '../../api/highlights/placed.ts';
import { useFind } from './use-find.ts';

export interface FindPanelProps {
  readonly page: PageText | undefined;
  readonly titles: Titles;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The block to begin at, when a search across ebooks led here. */
  readonly block: number | undefined;
}

function said(typed: string, hits: number, index: number): string {
  if (typed.trim().length < shortestSearch) return 'Type what to look for in this ebook.';
  if (hits === 0) return 'Nothing found in this ebook.';
  const all = hits === mostHits ? `the first ${mostHits} hits` : formatItems(hits, 'hit');
  return index < 0 ? `${all[0]?.toUpperCase()}${all.slice(1)}` : `${index + 1} of ${all}`;
}

interface HitListProps {
  readonly hits: readonly Hit[];
  readonly index: number;
  readonly titles: Titles;
  readonly onGo: (index: number) => void;
}

const HitList = memo(function HitList({ hits, index, titles, onGo }: HitListProps) {
  return (
    <ol>
      {hits.map((hit, place) => (
        <li key={hit.start}>
          {hit.anchor !== hits[place - 1]?.anchor && titles.get(hit.anchor) && (
            <p className="mt-3 mb-1 text-12 font-semibold text-muted">{titles.get(hit.anchor)}</p>
          )}
          <button
            type="button"
            aria-current={place === index || undefined}
            className={classNames(
              'min-h-10 w-full border-l-2 py-1.5 pl-2.5 text-left',
              place === index ? 'border-accent bg-accent-soft' : 'border-line hover:bg-sunken',
            )}
            onClick={() => onGo(place)}
          >
            {hit.before}
            <mark className="bg-mark-yellow text-ink">{hit.match}</mark>
            {hit.after}
          </button>
        </li>
      ))}
    </ol>
  );
});

/** Starts at the block that a search across ebooks has found. */
function useStart(
  page: PageText | undefined,
  hits: readonly Hit[],
  block: number | undefined,
  go: (n: number) => void,
) {
  const isStarted = useRef(block === undefined);
  const start = useEffectEvent(() => {
    const element = page?.root.children[block ?? 0];
    if (isStarted.current || !element || hits.length === 0) return;
    isStarted.current = true;
    const first = page?.pieces.find(({ node }) => element.contains(node))?.start ?? 0;
    go(
      Math.max(
        0,
        hits.findIndex((hit) => hit.start >= first),
      ),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again once there are hits.
  useEffect(start, [page, hits]);
}

/** Search in an open ebook: Enter goes to the next hit, Shift and Enter to the previous one. */
export function FindPanel({ page, titles, typed, onType, block }: FindPanelProps) {
  const { hits, index, go, step } = useFind(page, typed);
  useStart(page, hits, block, go);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <search aria-label="This ebook">
      <div className="flex">
        <SearchBox
          label="Search in this ebook"
          autoFocus
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKey}
        />
        <IconButton label="Previous hit" aria-disabled={hits.length === 0} onClick={() => step(-1)}>
          <ChevronUp size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Next hit" aria-disabled={hits.length === 0} onClick={() => step(1)}>
          <ChevronDown size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <p role="status" className="mt-2 text-12 text-muted">
        {said(typed, hits.length, index)}
      </p>
      <HitList hits={hits} index={index} titles={titles} onGo={go} />
    </search>
  );
}
