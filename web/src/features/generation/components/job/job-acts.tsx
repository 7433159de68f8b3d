import { useState } from 'react';
import { isUnderWay } from '#shared/generation/choices.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { generationStepLabels } from '#shared/generation/generation-columns.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import type { FollowedGeneration } from '../../api/use-generation.ts';

type Acts = Pick<FollowedGeneration, 'busy' | 'cancel' | 'retry'>;

function CancelButton({ busy, cancel }: Pick<Acts, 'busy' | 'cancel'>) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    await cancel();
    setAsking(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Are you sure you want to cancel this generation?"
        description="Nothing further is written. What is written stays, and you can go on with it later."
        confirmLabel="Cancel generation"
        cancelLabel="Keep writing"
        busy={busy === 'cancel'}
        busyText="Canceling…"
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** What can be done with a generation as it is now. */
export function JobActs({ generation, busy, cancel, retry }: Acts & { readonly generation: GenerationDetail }) {
  if (isUnderWay(generation)) return <CancelButton {...{ busy, cancel }} />;
  if (generation.status === 'completed')
    return (
      <ButtonLink to={href('adminEbookText', { id: generation.ebook_id })} variant="primary">
        Open the draft
      </ButtonLink>
    );
  return (
    <Button variant="primary" busy={busy === 'retry'} busyText="Starting…" onClick={() => void retry()}>
      Try again from: {generationStepLabels[generation.step]}
    </Button>
  );
}
