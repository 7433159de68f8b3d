import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

const itemClasses =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-left text-14 font-strong text-ink no-underline outline-none select-none data-disabled:opacity-55 data-highlighted:bg-sunken data-highlighted:text-ink';

export interface MenuProps {
  /** A `Button` or `IconButton`; it gets the menu's ARIA. */
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** A menu of actions. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-40 min-w-52 animate-pop-in rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** Red: a destructive action, confirmed first. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

export const MenuItem = ({ danger = false, ...item }: MenuItemProps) => (
  <Radix.Item {...item} className={classNames(itemClasses, danger && 'text-danger data-highlighted:text-danger')} />
);
