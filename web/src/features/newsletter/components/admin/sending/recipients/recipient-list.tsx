import { type ReactNode, useState } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { recipientTexts } from '#shared/newsletter/recipient-columns.ts';
import type { Recipient } from '#shared/newsletter/sending.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { SubscriberHistory } from '../../subscribers/subscriber-history.tsx';
import { RecipientState } from '../sending-state.tsx';
import { happened, recipientColumns } from './recipient-columns.tsx';

const RecipientCard = ({ recipient, acts }: { readonly recipient: Recipient; readonly acts: ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface px-4 py-3.5">
    <p className="flex items-center justify-between gap-3">
      <RecipientState state={recipient.state} />
      {recipient.at && <span className="text-12 text-muted">{formatDateTime(recipient.at)}</span>}
    </p>
    <p className="mt-2 font-strong wrap-anywhere">{recipientTexts.email.value(recipient)}</p>
    {recipient.reason && <p className="mt-1 text-12 wrap-anywhere">{recipient.reason}</p>}
    {happened(recipient).map(({ label, at }) => (
      <p key={label} className="mt-1 text-12 text-muted">
        {label}, {formatDateTime(at)}
      </p>
    ))}
    <div className="mt-auto -mb-2 -ml-2.5 pt-2 empty:hidden">{acts}</div>
  </div>
);

export type RecipientListProps = Pick<
  ItemListProps<Recipient>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'startExport'
>;

/** The recipients as a table or as cards, each leading to what is known of the subscriber. */
export function RecipientList(props: RecipientListProps) {
  const [shown, setShown] = useState<{ id: string; email: string } | null>(null);
  const acts = ({ id, email }: Recipient) =>
    email && (
      <Button
        variant="quiet"
        className="flex-none px-2.5!"
        onClick={() => setShown({ id, email })}
        aria-label={`History of ${email}`}
      >
        History
      </Button>
    );
  return (
    <>
      <ItemList
        {...props}
        noun="recipients"
        failedTitle="The recipients could not be loaded"
        columns={recipientColumns(acts)}
        usual="table"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3"
        card={(recipient) => <RecipientCard recipient={recipient} acts={acts(recipient)} />}
      />
      {shown && <SubscriberHistory subscriber={shown} onClose={() => setShown(null)} />}
    </>
  );
}
