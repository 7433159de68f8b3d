import { useState } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { Chosen } from '#web/components/list/use-chosen.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { formatItems } from '#web/lib/text/format.ts';
import { useBulkEbooks } from '../../api/admin/bulk-ebooks.ts';
import { BulkPriceForm } from './bulk-price-form.tsx';

/** What the list is searched for and filtered by. */
export interface EbookFilter {
  readonly status: AdminEbook['status'] | undefined;
  readonly search: string | undefined;
}

export interface BulkActsProps {
  readonly chosen: Chosen<AdminEbook>;
  readonly filter: EbookFilter;
  /** Chosen ebooks are let go once the job has started. */
  readonly onStarted: () => void;
}

const confirmed = {
  publish: {
    label: 'Publish',
    description: 'Those without a text stay drafts, and the job says which.',
    failed: 'Failed to update ebook status',
  },
  unpublish: {
    label: 'Unpublish',
    description: 'They become drafts and leave the shop. Readers who own one keep it.',
    failed: 'Failed to update ebook status',
  },
  delete: {
    label: 'Delete',
    description: 'They leave the shop at once and wait 30 days in the trash. Readers who own one keep it.',
    failed: 'Failed to delete ebook',
  },
} as const;
type Confirmed = keyof typeof confirmed;
const confirmedActs = Object.keys(confirmed) as Confirmed[];

/** What is done with chosen ebooks, as a job, once the admin has seen with how many. */
export function BulkActs({ chosen: { items, count, isAll }, filter, onStarted }: BulkActsProps) {
  const [asking, setAsking] = useState<Confirmed | 'price'>();
  const { start, isBusy } = useBulkEbooks();
  const many = formatItems(count, 'ebook');
  const which = isAll ? { filter, count } : { ids: items.map(({ id }) => id) };
  const close = () => setAsking(undefined);
  const run = async (act: { act: Confirmed } | { act: 'price'; price: number }, failed: string) => {
    const isStarted = await start({ ...act, ...which }, failed);
    close();
    if (isStarted) onStarted();
  };
  const act = asking === 'price' ? undefined : asking;
  return (
    <>
      {confirmedActs.map((each) => (
        <Button key={each} variant={each === 'delete' ? 'danger' : undefined} onClick={() => setAsking(each)}>
          {confirmed[each].label}
        </Button>
      ))}
      <Button onClick={() => setAsking('price')}>Set price</Button>
      <AlertDialog
        open={act !== undefined}
        onOpenChange={close}
        title={act ? `${confirmed[act].label} ${many}?` : ''}
        description={act && confirmed[act].description}
        confirmLabel={act ? `${confirmed[act].label} ${many}` : ''}
        variant={act === 'publish' ? 'primary' : 'destroy'}
        busy={isBusy}
        busyText="Starting…"
        onConfirm={() => act && void run({ act }, confirmed[act].failed)}
      />
      <Dialog open={asking === 'price'} onOpenChange={close} title={`Set the price of ${many}`}>
        <BulkPriceForm
          isBusy={isBusy}
          onCancel={close}
          onSet={(price) => void run({ act: 'price', price }, 'Failed to update ebook')}
        />
      </Dialog>
    </>
  );
}
