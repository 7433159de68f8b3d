import { type ReactNode, useRef, useState } from 'react';
import type { Rewrite } from '#shared/generation/rewrite.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { DiffTable } from '#web/components/compare/diff-table.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { RemarkList } from './remark-list.tsx';

export interface ComparisonProps {
  readonly generationId: string;
  readonly position: number;
  readonly title: string;
  readonly rewrite: Rewrite;
  readonly busy: boolean;
  /** Whether readers see at once what is accepted. */
  readonly isPublished: boolean;
  readonly renderText: (markdown: string) => ReactNode;
  readonly onDecide: (act: 'accept' | 'discard') => void;
}

/** A section as it is and as it was written again, to be accepted or discarded. */
export function Comparison(props: ComparisonProps) {
  const { generationId, position, title, rewrite, busy, isPublished, renderText, onDecide } = props;
  const [view, setView] = useState<'changes' | 'text'>('changes');
  const text = useRef<HTMLDivElement>(null);
  const params = { id: generationId, position: String(position) };
  const { data, error, mutate } = useApi('GET /admin/generations/{id}/sections/{position}/rewrite', { params });
  // The address is the same each time: the texts of an earlier time may still be in the cache.
  const isCurrent = data?.number === rewrite.number && data.before !== null && data.after !== null;
  if (error && !data) return <FailedState title="The new text could not be loaded" error={error} onRetry={mutate} />;
  if (!data || !isCurrent) return <TextSkeleton />;
  const [before, after] = [data.before ?? '', data.after ?? ''];
  return (
    <section
      aria-label={`“${title}” before and after`}
      className="rounded-card border border-accent bg-surface p-4 sm:p-5"
    >
      <p className="font-strong">Written again: “{rewrite.instruction}”</p>
      <p className="mb-3 text-muted">
        {formatCount(rewrite.words ?? 0)} words. The text is as below until you accept this.
      </p>
      <Tabs
        label="How to look at it"
        value={view}
        onChange={setView}
        tabs={[
          { value: 'changes', label: 'Changes', content: <DiffTable {...{ before, after }} /> },
          { value: 'text', label: 'New text', content: <div ref={text}>{renderText(after)}</div> },
        ]}
      />
      {rewrite.remarks.length > 0 && (
        <div className="mt-4">
          <RemarkList label={`Remarks on the new text of “${title}”`} remarks={rewrite.remarks} text={text} />
        </div>
      )}
      {isPublished && <p className="mt-4 text-muted">The ebook is published: readers see at once what you accept.</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} busyText="Saving…" onClick={() => onDecide('accept')}>
          Accept the new text
        </Button>
        <Button busy={busy} onClick={() => onDecide('discard')}>
          Keep the old text
        </Button>
      </div>
    </section>
  );
}
