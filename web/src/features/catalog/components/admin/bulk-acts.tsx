import { useState } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { BulkActs as Acts, type BulkChoice, whichOf } from '#web/components/list/selection/bulk-acts.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';
import { BulkPriceForm } from './bulk-price-form.tsx';
import { EbookUse } from './use/ebook-use.tsx';
import { EbookUseOfAll } from './use/ebook-use-of-all.tsx';

/** What the list is searched for and filtered by. */
export interface EbookFilter {
  readonly status: AdminEbook['status'] | undefined;
  readonly category: string | undefined;
  readonly search: string | undefined;
}

export interface BulkActsProps {
  readonly chosen: Chosen<AdminEbook>;
  readonly filter: EbookFilter;
  /** Chosen ebooks are let go once the job has started. */
  readonly onStarted: () => void;
}

type Choice = BulkChoice<'publish' | 'unpublish' | 'delete'>;

const choices: readonly Choice[] = [
  {
    ...{ act: 'publish', label: 'Publish', failed: 'Failed to update ebook status' },
    description: 'Those without a text stay drafts, and the job says which.',
  },
  {
    ...{ act: 'unpublish', label: 'Unpublish', failed: 'Failed to update ebook status' },
    description: 'They become drafts and leave the shop. Readers who own one keep it.',
  },
  {
    ...{ act: 'delete', label: 'Delete', failed: 'Failed to delete ebook', isDanger: true },
    description: 'They leave the shop at once and wait 30 days in the trash. Readers who own one keep it.',
  },
];

/** An act by which ebooks leave the shop, with the articles and newsletters that lead to them. */
const withUse = (choice: Choice, { items, isAll }: Chosen<AdminEbook>, filter: BulkActsProps['filter']): Choice =>
  choice.act === 'publish'
    ? choice
    : {
        ...choice,
        description: (
          <>
            {choice.description}
            {isAll ? <EbookUseOfAll filter={filter} /> : <EbookUse ebookIds={items.map(({ id }) => id)} />}
          </>
        ),
      };

/** What is done with chosen ebooks, as a job, once the admin has seen with how many. */
export function BulkActs({ chosen, filter, onStarted }: BulkActsProps) {
  const [isPricing, setPricing] = useState(false);
  const { start, isBusy } = useBulk((body: BulkBody<'POST /admin/ebooks/bulk'>) =>
    api('POST /admin/ebooks/bulk', { body }),
  );
  const setPrice = async (price: number) => {
    const isStarted = await start({ act: 'price', price, ...whichOf(chosen, filter) }, 'Failed to update ebook');
    setPricing(false);
    if (isStarted) onStarted();
  };
  return (
    <>
      <Acts
        noun={{ one: 'ebook', many: 'ebooks' }}
        choices={choices.map((choice) => withUse(choice, chosen, filter))}
        {...{ chosen, filter, start, isBusy, onStarted }}
      />
      <Button onClick={() => setPricing(true)}>Set price</Button>
      <Dialog
        open={isPricing}
        onOpenChange={setPricing}
        title={`Set the price of ${formatItems(chosen.count, 'ebook')}`}
      >
        <BulkPriceForm isBusy={isBusy} onCancel={() => setPricing(false)} onSet={(price) => void setPrice(price)} />
      </Dialog>
    </>
  );
}
