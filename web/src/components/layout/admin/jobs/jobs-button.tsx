import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { formatItems } from '#shared/kernel/format.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { Panel } from '#web/components/ui/panel.tsx';
import { useSession } from '#web/lib/session/session.tsx';
import { JobList } from './job-list.tsx';
import { isOpen, useJobs } from './use-jobs.ts';

function Jobs() {
  const [isShown, setShown] = useState(false);
  const page = useJobs();
  const running = page.data?.items.filter(isOpen).length ?? 0;
  return (
    <>
      <span className="relative">
        <IconButton
          label="Background jobs"
          aria-haspopup="dialog"
          aria-expanded={isShown}
          onClick={() => setShown(true)}
        >
          <ListChecks size={20} aria-hidden="true" />
        </IconButton>
        {running > 0 && (
          <span className="pointer-events-none absolute -top-0.5 -right-1">
            <CountBadge count={running} label={`${formatItems(running, 'background job')} running`} />
          </span>
        )}
      </span>
      <Panel open={isShown} onOpenChange={setShown} title="Background jobs">
        <JobList page={page} />
      </Panel>
    </>
  );
}

/** In the bar: how many jobs run, and the list of the latest ones. */
export const JobsButton = () => useSession().may('admin:overview') && <Jobs />;
