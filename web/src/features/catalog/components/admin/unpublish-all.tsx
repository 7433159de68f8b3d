import { useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useBulkEbooks } from '../../api/admin/bulk-ebooks.ts';

/** Starts a job that unpublishes every published ebook, after a confirmation. */
export function UnpublishAll() {
  const [isAsking, setAsking] = useState(false);
  const { data } = useApi('GET /admin/ebooks/summary');
  const { start, isBusy } = useBulkEbooks();
  const confirm = async () => {
    await start({ act: 'unpublish', filter: { status: 'published' } }, 'Failed to unpublish all ebooks');
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
