import { Download } from 'lucide-react';
import { formatDate } from '#shared/kernel/format.ts';
import type { Job } from '#shared/kernel/job.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { api } from '#web/lib/api/api.ts';
import { useActs } from '#web/lib/list/use-acts.ts';

export interface JobDownloadProps {
  readonly id: string;
  readonly file: NonNullable<Job['file']>;
}

/** The file that a job has written, as long as it is kept. */
export function JobDownload({ id, file }: JobDownloadProps) {
  const { busyId, attempt } = useActs();
  const download = () =>
    attempt(id, 'The file could not be fetched', async () => {
      window.location.assign((await api('GET /admin/jobs/{id}/file', { params: { id } })).url);
    });
  return (
    <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-12 text-muted">
      <span>Kept until {formatDate(file.expires_at)}</span>
      <Button
        variant="quiet"
        className="-mr-2.5 px-2.5!"
        icon={<Download size={16} aria-hidden="true" />}
        aria-label={`Download ${file.name}`}
        busy={busyId !== null}
        busyText="Fetching…"
        onClick={() => void download()}
      >
        Download
      </Button>
    </p>
  );
}
