import { type SubmitEvent, useState } from 'react';
import { Button } from '#web/components/ui/action/button.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Input } from '#web/components/ui/form/input.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { momentAt } from '#web/lib/text/zoned-time.ts';

export interface BulkScheduleFormProps {
  /** `Schedule 3 articles`. */
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  readonly onSchedule: (moment: string) => void;
  readonly onCancel: () => void;
}

/** When many articles are to appear, in the time zone of the site. */
export function BulkScheduleForm({ confirmLabel, isBusy, onSchedule, onCancel }: BulkScheduleFormProps) {
  const { data, error, mutate } = useApi('GET /settings');
  const [typed, setTyped] = useState('');
  if (error && !data)
    return (
      <FailedState heading="h3" title="Failed to fetch settings" error={error} onRetry={() => mutate()}>
        The time zone of the site could not be loaded.
      </FailedState>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (data) onSchedule(momentAt(typed, data.time_zone));
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Input
        id="bulk-schedule"
        label="Publish at"
        type="datetime-local"
        required
        help={data ? `Time in ${data.time_zone}` : 'Loading the time zone…'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyText="Starting…" disabled={typed === '' || !data}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
