import { Upload } from 'lucide-react';
import { useState } from 'react';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { ImportForm } from './import-form.tsx';

/** Opens the form that imports a file of subscribers. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" icon={<Upload size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      <EditDialog open={isOpen} title="Import subscribers" size="form" onClose={close}>
        <ImportForm onStarted={close} onCancel={close} />
      </EditDialog>
    </>
  );
}
