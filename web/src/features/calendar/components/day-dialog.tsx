import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import type { Entry } from '../api/kinds.ts';
import { dayName, type Placed } from '../api/month.ts';
import { EntryLink } from './entry-link.tsx';

export interface DayDialogProps {
  /** None: closed. */
  readonly day: string | undefined;
  readonly entries: readonly Placed<Entry>[];
  readonly onClose: () => void;
}

/** Everything on a day. */
export const DayDialog = ({ day, entries, onClose }: DayDialogProps) => (
  <Dialog open={day !== undefined} onOpenChange={onClose} title={day ? dayName(day) : ''}>
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  </Dialog>
);
