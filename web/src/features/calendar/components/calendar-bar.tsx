import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/components/ui/action/button.tsx';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { described, type Kind } from '../api/kinds.ts';
import { isMonth, monthAfter, monthName } from '../api/month.ts';

export interface CalendarBarProps {
  readonly month: string;
  readonly kinds: readonly Kind[];
  readonly isShown: (kind: Kind) => boolean;
  readonly onShow: (month?: string) => void;
  readonly onToggle: (kind: Kind) => void;
}

function MonthSteps({ month, onShow }: Pick<CalendarBarProps, 'month' | 'onShow'>) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <div className="flex flex-wrap items-center gap-1">
      <IconButton label="Previous month" disabled={!isMonth(before)} onClick={() => onShow(before)} className="-ml-2.5">
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <h2 aria-live="polite" className="min-w-44 text-center text-21!">
        {monthName(month)}
      </h2>
      <IconButton label="Next month" disabled={!isMonth(after)} onClick={() => onShow(after)}>
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
      <Button className="ml-1" onClick={() => onShow()}>
        Today
      </Button>
    </div>
  );
}

/** Which month is shown, and which kinds of things. */
export const CalendarBar = ({ month, kinds, isShown, onShow, onToggle }: CalendarBarProps) => (
  <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <MonthSteps month={month} onShow={onShow} />
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">Kinds</legend>
      {kinds.map((kind) => {
        const { label, Icon } = described[kind];
        return (
          <Checkbox
            key={kind}
            checked={isShown(kind)}
            onChange={() => onToggle(kind)}
            label={
              <span className="flex items-center gap-1.5">
                <Icon size={16} aria-hidden="true" className="text-muted" />
                {label}s
              </span>
            }
          />
        );
      })}
    </fieldset>
  </div>
);
