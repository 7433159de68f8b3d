import { useState } from 'react';
import { formatItems } from '#shared/kernel/format.ts';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { SearchBox } from '#web/components/ui/form/search-box.tsx';
import type { Highlights } from '../../api/highlights/highlights.ts';
import { byHeading, hasText, type PlacedHighlight } from '../../api/highlights/placed.ts';
import { ExportMenu } from './export-menu.tsx';
import { HighlightEntry } from './highlight-entry.tsx';
import type { Marking } from './use-marking.ts';

export interface HighlightPanelProps {
  readonly title: string;
  readonly placed: readonly PlacedHighlight[];
  readonly highlights: Highlights;
  readonly marking: Marking;
  readonly onGo: (placed: PlacedHighlight) => void;
}

const Nothing = () => (
  <p className="py-3 text-muted">
    Select some text to mark it or to take a note. With the keyboard: M marks what is selected; with nothing selected it
    selects the paragraph at the top of the window.
  </p>
);

function Found({ placed, highlights, marking, onGo }: Omit<HighlightPanelProps, 'title'>) {
  return byHeading(placed).map(({ heading, placed }) => (
    <section key={placed[0]?.highlight.key} aria-label={heading || 'Before the first heading'}>
      {heading && <h3 className="mt-3 mb-1 font-sans text-12 font-semibold text-muted">{heading}</h3>}
      <ul>
        {placed.map((one) => (
          <HighlightEntry
            key={one.highlight.key}
            placed={one}
            isWaiting={highlights.isWaiting(one.highlight.key)}
            marking={marking}
            onGo={() => onGo(one)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** What an owner has marked in the ebook, to search, go to, change and export. */
export function HighlightPanel({ title, placed, highlights, marking, onGo }: HighlightPanelProps) {
  const [typed, setTyped] = useState('');
  const found = placed.filter((one) => hasText(one, typed));
  if (highlights.error && !highlights.isLoaded)
    return (
      <FailedState
        heading="h3"
        title="Your highlights could not be loaded"
        error={highlights.error}
        onRetry={highlights.retry}
      />
    );
  if (!highlights.isLoaded && placed.length === 0) return <Skeleton className="h-24" />;
  if (placed.length === 0) return <Nothing />;
  return (
    <>
      <div className="flex gap-1">
        <SearchBox
          label="Search highlights"
          placeholder="Search highlights"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ExportMenu title={title} placed={placed} />
      </div>
      <p role="status" className="mt-2 text-12 text-muted">
        {typed
          ? `${found.length} of ${formatItems(placed.length, 'highlight')}`
          : formatItems(placed.length, 'highlight')}
      </p>
      <Found placed={found} highlights={highlights} marking={marking} onGo={onGo} />
    </>
  );
}
