import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { useBulkStatus } from '../../api/admin/bulk-status.ts';

export interface BulkActsProps {
  readonly ebooks: readonly AdminEbook[];
  readonly onChanged: () => Promise<void>;
  /** Selected ebooks are let go once all have been changed. */
  readonly onDone: () => void;
}

/** What is done with selected ebooks. */
export function BulkActs({ ebooks, onChanged, onDone }: BulkActsProps) {
  const { run, running } = useBulkStatus(onChanged);
  const start = async (status: AdminEbook['status']) => {
    if (await run(ebooks, status)) onDone();
  };
  return (
    <>
      <Button
        busy={running === 'published'}
        disabled={running === 'draft' || ebooks.every(({ status }) => status === 'published')}
        busyText="Publishing…"
        onClick={() => void start('published')}
      >
        Publish selected
      </Button>
      <Button
        busy={running === 'draft'}
        disabled={running === 'published' || ebooks.every(({ status }) => status === 'draft')}
        busyText="Unpublishing…"
        onClick={() => void start('draft')}
      >
        Unpublish selected
      </Button>
    </>
  );
}
