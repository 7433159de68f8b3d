import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { EbookUse } from './ebook-use.tsx';

export interface UnpublishQuestionProps {
  /** Null: nothing is asked. */
  readonly ebook: AdminEbook | null;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asked before an ebook leaves the shop to which articles lead. */
export const UnpublishQuestion = ({ ebook, isBusy, onConfirm, onClose }: UnpublishQuestionProps) => (
  <AlertDialog
    open={ebook !== null}
    onOpenChange={(open) => !open && onClose()}
    title="Unpublish this ebook?"
    description={
      ebook && (
        <>
          “{ebook.title}” becomes a draft and leaves the shop. Readers who own it keep it.
          <EbookUse ebookIds={[ebook.id]} />
        </>
      )
    }
    confirmLabel="Unpublish"
    variant="primary"
    busy={isBusy}
    busyText="Unpublishing…"
    onConfirm={onConfirm}
  />
);
