import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvOf } from '#shared/kernel/csv.ts';
import { formatCount } from '#shared/kernel/format.ts';
import type { Job } from '#shared/kernel/job.ts';
import { problemDetail } from '#web/lib/api/api-problem.ts';
import { useFollowJob } from '#web/lib/jobs/follow-job.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '../../ui/action/button.tsx';
import type { ListColumn, Listed } from '../list-column.ts';

/** More would keep the browser waiting for too long: they are a job, where the list has one. */
const mostRows = 1000;

/** Starts the job that exports a list as a whole. */
export type StartExport = () => Promise<{ readonly message: string; readonly job: Job }>;

export interface CsvExportProps<Item extends Listed> {
  readonly noun: string;
  readonly columns: readonly ListColumn<Item>[];
  /** How many the list finds, if that is known. */
  readonly total: number | undefined;
  readonly loadPage: (cursor: string | undefined) => Promise<{ items: readonly Item[]; next?: string | undefined }>;
  /** For a list that may be long; a short one is loaded to its end. */
  readonly startExport?: StartExport | undefined;
}

/** Saves the whole result as a CSV file, whatever page is shown; a long one is left to a job. */
export function CsvExport<Item extends Listed>({ noun, columns, total, loadPage, startExport }: CsvExportProps<Item>) {
  const [loaded, setLoaded] = useState<number>();
  const follow = useFollowJob();
  async function leaveToJob(start: StartExport): Promise<void> {
    const { job } = await start();
    follow(job);
    toast.info(`More than ${formatCount(mostRows)} ${noun}: the file is made in the background. Its job offers it.`);
  }
  async function save(): Promise<void> {
    const most = startExport ? mostRows : Number.POSITIVE_INFINITY;
    if (startExport && total !== undefined && total > most) return leaveToJob(startExport);
    const items: Item[] = [];
    let cursor: string | undefined;
    do {
      const page = await loadPage(cursor);
      items.push(...page.items);
      cursor = page.next;
      setLoaded(items.length);
    } while (cursor && items.length <= most);
    if (startExport && items.length > most) return leaveToJob(startExport);
    const exported = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const rows = items.map((item) => exported.map(({ value }) => value(item)));
    saveFile(`${noun}.csv`, csvOf([exported.map(({ label }) => label), ...rows]), 'text/csv');
  }
  const start = async () => {
    setLoaded(0);
    await save().catch((error: unknown) => void toast.error(problemDetail(error, 'The export failed')));
    setLoaded(undefined);
  };
  return (
    <Button
      variant="quiet"
      busy={loaded !== undefined}
      busyText={loaded ? `Exporting… ${formatCount(loaded)}` : 'Exporting…'}
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => void start()}
    >
      Export CSV
    </Button>
  );
}
