import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { ContentsEntry } from '#shared/catalog/ebook.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { topLevel } from '../../api/reader/text-headings.ts';
import { useWide } from '../use-wide.ts';
import { RailEntry } from './rail-entry.tsx';

export interface ContentsRailProps {
  readonly contents: readonly ContentsEntry[];
  /** Anchor of the heading being read. */
  readonly current: string | undefined;
  /** Share read, for an owner. */
  readonly progress: number | undefined;
  readonly onGo: (anchor: string) => void;
}

function figureOf(contents: readonly ContentsEntry[], progress: number | undefined): string {
  if (progress !== undefined) return `${Math.round(progress * 100)}% read`;
  const open = contents.filter((entry) => entry.open).length;
  if (open === contents.length) return formatItems(open, 'section');
  return `${open} of ${contents.length} open`;
}

/** Scrolls the current entry into view within the list, without scrolling the page. */
function keepInSight(list: HTMLElement | null): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !entry) return;
  const isInSight =
    entry.offsetTop >= list.scrollTop && entry.offsetTop + entry.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isInSight) list.scrollTop = entry.offsetTop - list.clientHeight / 3;
}

/** The table of contents: what is open to read, and the current place. Beside the text, or collapsed above it. */
export const ContentsRail = memo(function ContentsRail({ contents, current, progress, onGo }: ContentsRailProps) {
  const list = useRef<HTMLOListElement>(null);
  const isWide = useWide('lg');
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the current entry.
  useEffect(() => keepInSight(list.current), [current]);
  if (contents.length === 0) return null;
  const top = topLevel(contents);
  return (
    <nav aria-label="Contents" className="shelf-edge no-print top-21 text-14 lg:sticky">
      <details open={isWide} className="group">
        <summary className="flex min-h-10 list-none items-center gap-2 pt-1 font-semibold [&::-webkit-details-marker]:hidden">
          Contents
          <span className="font-mono text-12 font-normal text-muted">{figureOf(contents, progress)}</span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="ml-auto text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <ol ref={list} className="relative overscroll-contain lg:max-h-[calc(100dvh-212px)] lg:overflow-y-auto">
          {contents.map((entry) => (
            <RailEntry
              key={entry.anchor}
              entry={entry}
              isChapter={entry.level === top}
              isCurrent={entry.anchor === current}
              onGo={onGo}
            />
          ))}
        </ol>
      </details>
    </nav>
  );
});
