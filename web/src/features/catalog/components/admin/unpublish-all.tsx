import { useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useAdminEbooks } from '../../api/admin/admin-ebooks.ts';
import { useUnpublishAll } from '../../api/admin/unpublish-all.ts';

/** Unpublishes every ebook, one by one, after a confirmation. */
export function UnpublishAll() {
  const [isAsking, setAsking] = useState(false);
  const { refresh } = useAdminEbooks();
  const { data } = useApi('GET /admin/ebooks/summary');
  const { run, progress } = useUnpublishAll(refresh);
  const confirm = async () => {
    await run();
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
        busy={progress !== undefined}
        busyText={progress?.total ? `${progress.done} of ${progress.total}…` : 'Unpublishing…'}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
