import { useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useBulk } from '#web/lib/jobs/use-bulk.ts';

/** Starts a job that unpublishes every published ebook, after a confirmation. */
export function UnpublishAll() {
  const [isAsking, setAsking] = useState(false);
  const { data } = useApi('GET /admin/ebooks/summary');
  const { start, isBusy } = useBulk(() =>
    api('POST /admin/ebooks/bulk', { body: { act: 'unpublish', filter: { status: 'published' } } }),
  );
  const confirm = async () => {
    await start(undefined, 'Failed to unpublish all ebooks');
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" disabled={data?.published === 0} onClick={() => setAsking(true)}>
        Unpublish All
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Are you sure you want to unpublish all ebooks?"
        description="Every published ebook becomes a draft and leaves the shop. Readers who own one keep it."
        confirmLabel="Unpublish All"
        busy={isBusy}
        busyText="Starting…"
        onConfirm={() => void confirm()}
      />
    </>
  );
}
