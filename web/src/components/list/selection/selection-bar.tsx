import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatCount } from '#shared/kernel/format.ts';
import { mostCounted } from '#shared/kernel/most-counted.ts';
import { Button } from '../../ui/action/button.tsx';
import type { ChoiceOfAll } from './use-chosen.ts';

export interface SelectionBarProps {
  readonly count: number;
  /** How all that the list finds are selected, unless they are. */
  readonly all: ChoiceOfAll | undefined;
  /** Buttons that act on what is selected. */
  readonly children: ReactNode;
  readonly onClear: () => void;
}

const counting = (soFar: number): string => (soFar > 0 ? `Counting… ${formatCount(soFar)}` : 'Counting…');

const SelectAll = ({ total, soFar, choose }: ChoiceOfAll) => (
  <Button variant="quiet" onClick={choose} busy={soFar !== undefined} busyText={counting(soFar ?? 0)}>
    {total === undefined ? 'Select all that match' : `Select all ${formatCount(total)} that match`}
  </Button>
);

/** Once all are selected, the button that did it is gone: the focus goes on to the bar that it was in. */
function useFocusAfterChoice(isOffered: boolean) {
  const bar = useRef<HTMLElement>(null);
  const wasOffered = useRef(isOffered);
  useLayoutEffect(() => {
    if (wasOffered.current && !isOffered && document.activeElement === document.body) bar.current?.focus();
    wasOffered.current = isOffered;
  }, [isOffered]);
  return bar;
}

/** How many items are selected and what can be done with them; it stays in view. */
export function SelectionBar({ count, all, children, onClear }: SelectionBarProps) {
  const bar = useFocusAfterChoice(all !== undefined && !all.isTooMany);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Selection"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2 shadow-float"
    >
      <p role="status" className="mr-auto">
        <span className="font-strong">{formatCount(count)} selected</span>
        {all?.isTooMany && (
          <span className="block text-12 text-muted">
            More than {formatCount(mostCounted)} match. Narrow the list down to select all.
          </span>
        )}
      </p>
      {all && !all.isTooMany && <SelectAll {...all} />}
      {children}
      <Button variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
