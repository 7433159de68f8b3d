import { useEffect, useState } from 'react';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { TextSkeleton } from '#web/components/ui/feedback/text-skeleton.tsx';
import { api } from '#web/lib/api/api.ts';
import { LegalSample } from '../legal-article.tsx';

interface Shown {
  readonly html?: string;
  readonly error?: unknown;
}

/** What the server would keep of a text that is not saved yet. */
function usePreview(html: string) {
  const [shown, setShown] = useState<Shown>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    let isWanted = true;
    api('POST /admin/legal/preview', { body: { html } }).then(
      (answer) => isWanted && setShown({ html: answer.html }),
      (error: unknown) => isWanted && setShown({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, [html, attempt]);
  const retry = () => {
    setShown({});
    setAttempt((count) => count + 1);
  };
  return { ...shown, retry };
}

export interface LegalPreviewDialogProps {
  readonly title: string;
  readonly html: string;
  readonly onClose: () => void;
}

/** What is typed, as visitors would see it today. */
export function LegalPreviewDialog({ title, html, onClose }: LegalPreviewDialogProps) {
  const { html: kept, error, retry } = usePreview(html);
  const [today] = useState(() => new Date().toISOString());
  return (
    <Dialog open title={title || 'Preview'} size="wide" onOpenChange={(open) => !open && onClose()}>
      {error !== undefined && (
        <FailedState heading="h3" title="The preview could not be loaded" error={error} onRetry={retry} />
      )}
      {error === undefined && kept === undefined && <TextSkeleton />}
      {kept !== undefined && <LegalSample html={kept} updated_at={today} />}
    </Dialog>
  );
}
