import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';

export interface SendDialogProps {
  /** Null while nothing is to be sent. */
  readonly newsletter: Pick<NewsletterCard, 'subject'> | null;
  readonly onClose: () => void;
}

/** Says why a newsletter is not sent. */
export const SendDialog = ({ newsletter, onClose }: SendDialogProps) => (
  <Dialog
    open={newsletter !== null}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title="Newsletters cannot be sent to subscribers yet"
    description={
      newsletter &&
      `“${newsletter.subject}” stays a draft. On its page you can look at its mail and send yourself a test.`
    }
  >
    <div className="flex justify-end">
      <Button onClick={onClose}>OK</Button>
    </div>
  </Dialog>
);
