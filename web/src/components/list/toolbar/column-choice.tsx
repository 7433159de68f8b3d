import { Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { buttonClasses } from '../ui/action/button-classes.ts';
import { Checkbox } from '../ui/form/checkbox.tsx';
import type { ListColumn, Listed } from './list-column.ts';
import type { ListTable } from './use-list-table.ts';

export interface ColumnChoiceProps<Item extends Listed> {
  readonly table: ListTable<Item>;
  readonly columns: readonly ListColumn<Item>[];
}

/** Which columns the table shows. */
export const ColumnChoice = <Item extends Listed>({ table, columns }: ColumnChoiceProps<Item>) => (
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
        className="z-40 min-w-52 animate-pop-in rounded-card border border-line bg-surface px-4 py-2 shadow-float"
      >
        {columns
          .filter(({ isFixed }) => !isFixed)
          .map(({ id, label }) => {
            const column = table.getColumn(id);
            return (
              <Checkbox
                key={id}
                label={label}
                checked={column?.getIsVisible() ?? false}
                onChange={column?.getToggleVisibilityHandler()}
              />
            );
          })}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
