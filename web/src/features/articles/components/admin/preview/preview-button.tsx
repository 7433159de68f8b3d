import { useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

/** Opens the private link to an article. */
export function PreviewButton({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Preview</Button>
      <PreviewDialog id={id} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}
