import { BulkActs } from '#web/components/list/selection/bulk-acts.tsx';
import { restoring } from '#web/components/list/selection/restoring.ts';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { byKind, inTrash, useRestoreMany } from '../api/restore-many.ts';
import { kindLabels, type TrashedThing, type TrashKind } from '../api/trashed-thing.ts';

const comingBack = {
  mixed: 'Coaching packages are offered again at once, everything else comes back as a draft.',
  ebook: 'They come back as drafts.',
  article: 'They come back as drafts.',
  ai_tool: 'They come back as drafts.',
  coaching_package: 'They are offered on the Coaching page again at once.',
} as const;

export interface TrashBulkProps {
  readonly chosen: Chosen<TrashedThing>;
  /** The kind that the list shows; undefined for all of them. */
  readonly kind: TrashKind | undefined;
  readonly onStarted: () => void;
}

/** Puts chosen things back, as a job of each kind. */
export function TrashBulk({ chosen, kind, onStarted }: TrashBulkProps) {
  const { start, isBusy } = useRestoreMany();
  const noun = kind ? kindLabels[kind].noun : 'deleted thing';
  return (
    <BulkActs
      {...{ chosen, isBusy, onStarted }}
      noun={{ one: noun, many: `${noun}s` }}
      choices={[restoring(noun, comingBack[kind ?? 'mixed'])]}
      filter={inTrash}
      start={({ act: _, ...which }) => start(kind ? [{ kind, which }] : byKind(chosen.items))}
    />
  );
}
