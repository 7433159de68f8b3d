import { useState } from 'react';
import { formatCount, formatDateTime } from '#shared/kernel/format.ts';
import type { Job } from '#shared/kernel/job.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Progress } from '#web/components/ui/feedback/progress.tsx';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';
import { JobDownload } from './job-download.tsx';
import { JobFailures } from './job-failures.tsx';

const states: Readonly<Record<Job['state'], readonly [look: StatusProps['look'], word: string]>> = {
  queued: ['draft', 'Waiting'],
  running: ['scheduled', 'Running'],
  done: ['published', 'Done'],
  failed: ['failed', 'Failed'],
};

/** How much of it is done, 0 to 1; undefined where nobody has counted. */
const shareOf = ({ done, total }: Job): number | undefined =>
  total === null ? undefined : total === 0 ? 1 : done / total;

/** A job: what, whose, how far, and what it could not do. */
export function JobRow({ job }: { readonly job: Job }) {
  const [isOpen, setOpen] = useState(false);
  const { title, state, done, total, failed, by, asked_at } = job;
  const [look, word] = states[state];
  return (
    <li className="py-4 text-14">
      <div className="flex items-start justify-between gap-3">
        <p className="font-strong break-words">{title}</p>
        <Status look={look}>{word}</Status>
      </div>
      <p className="text-12 text-muted">
        {by}, {formatDateTime(asked_at)}
      </p>
      <Progress label={`Progress of: ${title}`} value={shareOf(job)} className="my-2" />
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-12 text-muted">
        <span>
          {total === null ? `${formatCount(done)} so far` : `${formatCount(done)} of ${formatCount(total)}`}
          {failed > 0 && `, ${formatCount(failed)} failed`}
        </span>
        {failed > 0 && (
          <Button
            variant="quiet"
            className="-mr-2.5 px-2.5!"
            aria-expanded={isOpen}
            aria-label={`Failures of: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Hide failures' : 'Show failures'}
          </Button>
        )}
      </p>
      {job.file && <JobDownload id={job.id} file={job.file} />}
      {isOpen && <JobFailures id={job.id} failed={failed} />}
    </li>
  );
}
