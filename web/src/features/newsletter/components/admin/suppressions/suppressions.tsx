import { useState } from 'react';
import { suppressionReasons } from '#shared/newsletter/choices.ts';
import { reasonLabels } from '#shared/newsletter/subscriber-words.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Select } from '#web/components/ui/form/select.tsx';
import { apiPage } from '#web/lib/api/api.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import type { useListFilters } from '#web/lib/list/use-list-filters.ts';
import { useSubscriberActs } from '../../../api/admin/use-subscriber-acts.ts';
import { SuppressionForm } from './suppression-form.tsx';
import { SuppressionList } from './suppression-list.tsx';
import { subscribersQuery } from './suppressions-place.ts';

export interface SuppressionsProps {
  readonly filters: ReturnType<typeof useListFilters>;
}

const reasons = [
  { value: '', label: 'All reasons' },
  ...suppressionReasons.map((value) => ({ value, label: reasonLabels[value] })),
];

/** The suppression list, by reason, and how an address is put on it. */
export function Suppressions({ filters: { search, typed, chosen, set, trail } }: SuppressionsProps) {
  const [isAdding, setAdding] = useState(false);
  const { reload } = useSubscriberActs();
  const reason = chosen('reason', suppressionReasons);
  const filter = { search: typed, reason };
  const query = { limit: 25, cursor: trail.cursor, ...filter };
  const page = useApiPage('GET /admin/newsletter-suppressions', { query }, { keepPreviousData: true });
  const isFiltered = search !== '' || reason !== undefined;
  return (
    <>
      <p className="text-muted">
        <TextLink to={{ search: subscribersQuery }} look="quiet">
          Subscribers
        </TextLink>
      </p>
      <h2 className="pb-4 text-21">Suppression list</h2>
      <div className="mb-4 flex gap-3">
        <Select
          isLabelHidden
          label="Reason"
          options={reasons}
          value={reason ?? ''}
          onChange={(event) => set('reason', event.target.value)}
          className="w-44"
        />
        <Button className="ml-auto" onClick={() => setAdding(true)}>
          Add address
        </Button>
      </div>
      <SuppressionList
        page={page}
        trail={trail}
        empty={
          <EmptyState title={isFiltered ? 'No address matches' : 'No address is suppressed'}>
            {isFiltered
              ? 'A search finds the beginning of an address. Try another one, or all reasons.'
              : 'Addresses whose mails bounce for good, or that report spam, are put here and get no newsletter.'}
          </EmptyState>
        }
        loadPage={(cursor) =>
          apiPage('GET /admin/newsletter-suppressions', { query: { ...filter, limit: 100, cursor } })
        }
      />
      <Dialog open={isAdding} onOpenChange={setAdding} title="Add to the suppression list">
        <SuppressionForm
          onAdded={() => {
            setAdding(false);
            void reload();
          }}
        />
      </Dialog>
    </>
  );
}
