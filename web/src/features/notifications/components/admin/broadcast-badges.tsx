import { useState } from 'react';
import type { Broadcast } from '#shared/notifications/broadcast.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { broadcastState, broadcastStates, priorityLabels, typeLabels } from '../../api/admin/broadcast-words.ts';

/** Whether a broadcast is shown right now, and otherwise why not. */
export function BroadcastStatus({ broadcast }: { readonly broadcast: Broadcast }) {
  const [now] = useState(() => Date.now());
  const { label, look } = broadcastStates[broadcastState(broadcast, now)];
  return <Status look={look}>{label}</Status>;
}

/** Its type, and its priority unless that is the usual one. */
export const BroadcastBadges = ({ broadcast: { type, priority } }: { readonly broadcast: Broadcast }) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge look={type === 'error' || type === 'warning' ? 'draft' : 'accent'}>{typeLabels[type]}</Badge>
    {priority !== 'normal' && (
      <Badge look={priority === 'high' ? 'strong' : 'accent'}>{priorityLabels[priority]} priority</Badge>
    )}
  </span>
);
