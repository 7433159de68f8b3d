import { type ReactNode, useState } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { reasonLabels } from '#shared/newsletter/subscriber-words.ts';
import type { Suppression } from '#shared/newsletter/suppression.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useSubscriberActs } from '../../../api/admin/use-subscriber-acts.ts';
import { suppressionColumns } from './suppression-columns.tsx';

const SuppressionCard = ({ item, children }: { readonly item: Suppression; readonly children: ReactNode }) => (
  <div className="h-full rounded-card border border-line bg-surface px-4 py-3.5">
    <p className="font-strong wrap-anywhere">{item.email}</p>
    <p className="mt-1 text-12 text-muted">
      {reasonLabels[item.reason]}, {formatDateTime(item.at)}
    </p>
    <div className="-mb-2 -ml-2.5 pt-2">{children}</div>
  </div>
);

export type SuppressionListProps = Pick<ItemListProps<Suppression>, 'page' | 'trail' | 'empty' | 'loadPage'>;

/** The addresses that get no newsletter, and their release. */
export function SuppressionList(props: SuppressionListProps) {
  const { isBusy, release } = useSubscriberActs();
  const [releasing, setReleasing] = useState<string | null>(null);
  const confirmRelease = async () => {
    if (releasing) await release(releasing);
    setReleasing(null);
  };
  const acts = ({ email }: Suppression) => (
    <Button
      variant="quiet"
      className="flex-none px-2.5!"
      onClick={() => setReleasing(email)}
      aria-label={`Release ${email}`}
    >
      Release
    </Button>
  );
  return (
    <>
      <ItemList
        {...props}
        noun="suppressed addresses"
        views="suppressions"
        failedTitle="Failed to fetch newsletter data"
        columns={suppressionColumns(acts)}
        usual="table"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3"
        card={(item) => <SuppressionCard item={item}>{acts(item)}</SuppressionCard>}
      />
      <AlertDialog
        open={releasing !== null}
        onOpenChange={(open) => !open && setReleasing(null)}
        title="Are you sure you want to release this address?"
        description={`${releasing} may subscribe again, and is subscribed to nothing by this. The audit log says that you released it.`}
        confirmLabel="Release"
        variant="primary"
        busy={isBusy}
        busyText="Releasing…"
        onConfirm={() => void confirmRelease()}
      />
    </>
  );
}
