import type { ReactNode } from 'react';
import type { AdminBroadcast } from '#shared/notifications/broadcast.ts';
import { audienceLabels, endWords, seenWords } from '../../api/admin/broadcast-words.ts';
import { BroadcastBadges, BroadcastStatus } from './broadcast-badges.tsx';

interface BroadcastCardProps {
  readonly broadcast: AdminBroadcast;
  /** Its actions. */
  readonly children: ReactNode;
}

/** A broadcast's card on the page of notifications; the actions are below. */
export const BroadcastCard = ({ broadcast, children }: BroadcastCardProps) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <BroadcastStatus broadcast={broadcast} />
      <BroadcastBadges broadcast={broadcast} />
    </div>
    <h2 className="mt-2 text-16 break-words">{broadcast.title}</h2>
    <p className="mt-1 line-clamp-3 text-14 break-words text-muted">{broadcast.message}</p>
    {broadcast.discount_code && <p className="mt-2 truncate font-mono text-14">{broadcast.discount_code}</p>}
    <p className="mt-2 text-12 text-muted">
      {[`For ${audienceLabels[broadcast.audience].toLowerCase()}`, endWords(broadcast)].filter(Boolean).join(' ')}
    </p>
    <p className="text-12 text-muted">{seenWords(broadcast)}</p>
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
