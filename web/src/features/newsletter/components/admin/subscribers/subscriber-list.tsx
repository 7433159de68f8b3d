import { type ReactNode, useState } from 'react';
import { formatDate } from '#shared/kernel/format.ts';
import type { Subscriber } from '#shared/newsletter/subscriber.ts';
import { subscriberTexts } from '#shared/newsletter/subscriber-columns.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { api } from '#web/lib/api/api.ts';
import { useSubscriberActs } from '../../../api/admin/use-subscriber-acts.ts';
import { SubscriberBulk, type SubscriberBulkProps } from './subscriber-bulk.tsx';
import { subscriberColumns, topicsOf } from './subscriber-columns.tsx';
import { SubscriberConsent } from './subscriber-consent.tsx';
import { SubscriberHistory } from './subscriber-history.tsx';
import { SubscriberState } from './subscriber-state.tsx';

/** Who left stays known, so that nothing brings them back. */
const mayRemove = ({ state }: Subscriber): boolean => state === 'pending' || state === 'confirmed';

const SubscriberCard = ({
  subscriber,
  children,
}: {
  readonly subscriber: Subscriber;
  readonly children: ReactNode;
}) => (
  <div className="h-full rounded-card border border-line bg-surface px-4 py-3.5">
    <div className="flex items-center justify-between gap-3">
      <SubscriberState state={subscriber.state} />
      <span className="text-12 text-muted">{formatDate(subscriber.created_at)}</span>
    </div>
    <p className="mt-2 font-strong wrap-anywhere">{subscriber.email}</p>
    <p className="mt-1 text-12 text-muted">
      {subscriberTexts.source.value(subscriber)}, {topicsOf(subscriber)}
    </p>
    <div className="mt-2">
      <SubscriberConsent subscriber={subscriber} />
    </div>
    <div className="-mb-2 pt-2">{children}</div>
  </div>
);

export type SubscriberListProps = Pick<
  ItemListProps<Subscriber>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'startExport'
> &
  Pick<SubscriberBulkProps, 'filter'>;

/** The subscribers as a table or as cards, with their dialogs. */
export function SubscriberList({ filter, ...props }: SubscriberListProps) {
  const { isBusy, remove } = useSubscriberActs();
  const [shown, setShown] = useState<Subscriber | null>(null);
  const [removing, setRemoving] = useState<Subscriber | null>(null);
  const confirmRemoval = async () => {
    if (removing) await remove(removing);
    setRemoving(null);
  };
  const acts = (subscriber: Subscriber) => (
    <div className="-ml-2.5 flex gap-x-1">
      <Button
        variant="quiet"
        className="flex-none px-2.5!"
        onClick={() => setShown(subscriber)}
        aria-label={`History of ${subscriber.email}`}
      >
        History
      </Button>
      {mayRemove(subscriber) && (
        <Button
          variant="quiet"
          className="flex-none px-2.5!"
          onClick={() => setRemoving(subscriber)}
          aria-label={`Remove ${subscriber.email}`}
        >
          Remove
        </Button>
      )}
    </div>
  );
  const hasLeft = filter.state === 'unsubscribed' || filter.state === 'suppressed';
  return (
    <>
      <ItemList
        {...props}
        noun="subscribers"
        views="subscribers"
        failedTitle="Failed to fetch newsletter data"
        columns={subscriberColumns(acts)}
        usual="table"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3"
        card={(subscriber, select) => (
          <SubscriberCard subscriber={subscriber}>
            <div className="flex items-center gap-4">
              {select}
              {acts(subscriber)}
            </div>
          </SubscriberCard>
        )}
        {...(!hasLeft && {
          bulk: {
            nameOf: ({ email }: Subscriber) => email,
            acts: (chosen: Chosen<Subscriber>, clear: () => void) => (
              <SubscriberBulk {...{ chosen, filter }} onStarted={clear} />
            ),
            counting: {
              of: filter,
              part: (cursor: string | undefined) =>
                api('GET /admin/newsletter-subscribers/count', { query: { ...filter, cursor } }),
            },
          },
        })}
      />
      {shown && <SubscriberHistory subscriber={shown} onClose={() => setShown(null)} />}
      <AlertDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title="Are you sure you want to remove this subscriber?"
        description={`${removing?.email} and everything stored about the subscription are gone for good.`}
        confirmLabel="Remove"
        busy={isBusy}
        busyText="Removing…"
        onConfirm={() => void confirmRemoval()}
      />
    </>
  );
}
