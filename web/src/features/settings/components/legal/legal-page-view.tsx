import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { href } from '#shared/pages/href.ts';
import type { AdminLegalPage } from '#shared/settings/legal.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { leaveGuard } from '#web/lib/leave-guard.ts';
import { useAdminLegalPage } from '../../api/admin-legal-page.ts';
import { legalLabels } from '../../api/legal-words.ts';
import { LegalForm } from './legal-form.tsx';
import { LegalState } from './legal-state.tsx';
import { LegalVersions } from './legal-versions.tsx';

export interface LegalPageViewProps {
  readonly legalPage: AdminLegalPage;
  readonly onChange: (next: AdminLegalPage) => void;
}

const kept = 'Your own text stays among the versions.';

/** One legal page: its state, its text, and the texts it had before. */
export function LegalPageView({ legalPage, onChange }: LegalPageViewProps) {
  const { page, is_default } = legalPage;
  const acts = useAdminLegalPage(legalPage, onChange);
  /** Grows when a text that was not typed replaces the form's. */
  const [replaced, setReplaced] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const replaceBy = async (act: Promise<boolean>): Promise<boolean> => {
    const isDone = await act;
    if (isDone) setReplaced((count) => count + 1);
    return isDone;
  };
  const reset = async () => {
    await replaceBy(acts.reset());
    setAsking(false);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28!">{legalLabels[page]}</h1>
        <div className="flex flex-wrap gap-2">
          {!is_default && <Button onClick={() => setAsking(true)}>Back to the default text</Button>}
          <a href={href(page)} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'secondary' })}>
            View page
            <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
      <div className="pt-1 pb-5">
        <LegalState state={legalPage} />
      </div>
      <div className="grid max-w-200 gap-5">
        <LegalForm key={replaced} legalPage={legalPage} onSave={acts.save} />
        <LegalVersions {...{ page }} isBusy={acts.isBusy} onRestore={(version) => replaceBy(acts.restore(version))} />
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Go back to the default text?"
        description={leaveGuard.isActive() ? `${kept} What you have typed since is lost.` : kept}
        confirmLabel="Use the default text"
        busy={acts.isBusy}
        busyText="Restoring…"
        onConfirm={() => void reset()}
      />
    </>
  );
}
