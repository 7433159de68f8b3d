import type { LegalVersion } from '#shared/settings/legal.ts';
import type { LegalPageName } from '#shared/settings/legal-pages.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { versionWords } from '../../api/legal-words.ts';
import { LegalSample } from '../legal-article.tsx';

export interface LegalVersionDialogProps {
  readonly page: LegalPageName;
  readonly version: LegalVersion;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onClose: () => void;
}

/** An earlier text as visitors saw it, to be made the current one again. */
export function LegalVersionDialog({ page, version, isBusy, onRestore, onClose }: LegalVersionDialogProps) {
  const params = { page, version: String(version.revision) };
  const { data, error, mutate } = useApi('GET /admin/legal/{page}/versions/{version}', { params });
  return (
    <Dialog
      open
      title={version.title}
      description={versionWords(version)}
      size="wide"
      onOpenChange={(open) => !open && onClose()}
    >
      {!data && !error && <TextSkeleton />}
      {!data && error && (
        <FailedState heading="h3" title="The version could not be loaded" error={error} onRetry={() => void mutate()} />
      )}
      {data && <LegalSample html={data.html} updated_at={data.saved_at} />}
      <div className="sticky bottom-0 -mx-6 mt-5 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-6 py-4">
        <p className="mr-auto text-14 text-muted">The current text stays among the versions.</p>
        <Button variant="primary" busy={isBusy} busyText="Restoring…" disabled={!data} onClick={onRestore}>
          Restore this version
        </Button>
      </div>
    </Dialog>
  );
}
