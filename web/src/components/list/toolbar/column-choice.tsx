import { Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { KeptColumns } from '#web/lib/list/kept-columns.ts';
import { buttonClasses } from '../../ui/action/button-classes.ts';
import { leaveMovedFocus } from '../../ui/focus-moved-on.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import type { ListColumn, Listed } from '../list-column.ts';

export interface ColumnChoiceProps<Item extends Listed> {
  readonly kept: KeptColumns;
  readonly columns: readonly ListColumn<Item>[];
}

/** Which columns the table shows. */
export const ColumnChoice = <Item extends Listed>({ kept, columns }: ColumnChoiceProps<Item>) => (
  <Popover.Root>
    <Popover.Trigger className={buttonClasses({ variant: 'quiet' })}>
      <Columns3 size={16} aria-hidden="true" />
      Columns
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        aria-label="Columns"
        onCloseAutoFocus={leaveMovedFocus}
        className="z-40 min-w-52 animate-pop-in rounded-card border border-line bg-surface px-4 py-2 shadow-float"
      >
        {columns
          .filter(({ id }) => kept.known.includes(id))
          .map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              checked={!kept.hidden.includes(id)}
              onChange={({ target }) =>
                kept.hide(target.checked ? kept.hidden.filter((other) => other !== id) : [...kept.hidden, id])
              }
            />
          ))}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
