import { useState } from 'react';
import { AlertDialog } from '#web/components/ui/alert-dialog.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useAdminEbooks } from '../../api/admin-ebooks.ts';
import { useUnpublishAll } from '../../api/unpublish-all.ts';

/** Takes every published ebook out of the shop, after a confirmation, one by one. */
export function UnpublishAll() {
  const [isAsking, setAsking] = useState(false);
  const { refresh } = useAdminEbooks();
  const { run, progress } = useUnpublishAll(refresh);
  const confirm = async () => {
    await run();
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
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
