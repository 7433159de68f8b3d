import type { ReactNode } from 'react';
import type { AdminCoachingPackage } from '#shared/coaching/coaching-package.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Price } from '#web/components/ui/price.tsx';

/** How long, how often and for how many. */
export const termsOf = ({ duration, sessions, max_participants }: AdminCoachingPackage): string =>
  [duration, formatItems(sessions, 'session'), max_participants === 1 ? 'individual' : `up to ${max_participants}`]
    .filter(Boolean)
    .join(' · ');

/** A package's card on the management page; the actions are below. */
export const CoachingCard = ({ item, children }: { readonly item: AdminCoachingPackage; children: ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <Badge look="accent">{item.level}</Badge>
      <span className="text-12 text-muted">{item.category}</span>
    </p>
    <h2 className="mt-2 line-clamp-2 text-16 break-words">{item.title}</h2>
    <p className="mt-1 line-clamp-3 text-14 break-words text-muted">{item.description}</p>
    <p className="mt-2 text-12 text-muted">{termsOf(item)}</p>
    <p className="mt-2">
      <Price price={item.price} isFree={item.is_free} />
    </p>
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
