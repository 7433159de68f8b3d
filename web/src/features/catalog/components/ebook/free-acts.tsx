import { Button } from '#web/components/ui/action/button.tsx';
import { DownloadButton } from './download-button.tsx';
import type { PaidActsProps } from './paid-acts.tsx';

/** Get Free Ebook adds it to the library; its files can be downloaded without that. */
export const FreeActs = ({ ebook, checkout }: PaidActsProps) => (
  <div data-late="FreeActs" className="grid gap-2.5">
    <Button
      variant="primary"
      size={48}
      busy={checkout.busy}
      busyText="Adding to your library…"
      onClick={() => void checkout.start([ebook.id])}
    >
      Get Free Ebook
    </Button>
    <DownloadButton ebook={ebook} />
  </div>
);
