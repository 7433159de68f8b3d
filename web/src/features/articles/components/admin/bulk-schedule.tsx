import { useState } from 'react';
import { formatItems } from '#shared/kernel/format.ts';
import { whichOf } from '#web/components/list/selection/bulk-acts.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import type { ArticleBulkBody, ArticleBulkProps } from './article-bulk.tsx';
import { BulkScheduleForm } from './bulk-schedule-form.tsx';

export interface BulkScheduleProps extends ArticleBulkProps {
  /** True if the job has started. */
  readonly start: (body: ArticleBulkBody, failed: string) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Schedules chosen articles, as a job, for a time that is asked for. What was typed stays while it is refused. */
export function BulkSchedule({ chosen, filter, onStarted, start, isBusy }: BulkScheduleProps) {
  const [isAsking, setAsking] = useState(false);
  const schedule = async (scheduled_at: string) => {
    const body = { act: 'schedule', scheduled_at, ...whichOf(chosen, filter) } as const;
    if (!(await start(body, 'Failed to schedule article'))) return;
    setAsking(false);
    onStarted();
  };
  const title = `Schedule ${formatItems(chosen.count, 'article')}`;
  return (
    <>
      <Button onClick={() => setAsking(true)}>Schedule</Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${title}?`}
        description="They appear at that time. Those that are published already, have an unfinished draft or have no excerpt stay as they are, and the job says which."
      >
        <BulkScheduleForm
          confirmLabel={title}
          isBusy={isBusy}
          onSchedule={(moment) => void schedule(moment)}
          onCancel={() => setAsking(false)}
        />
      </Dialog>
    </>
  );
}
