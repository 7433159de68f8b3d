import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { leaveMovedFocus } from '../focus-moved-on.ts';

/** The look of an item. */
export const menuItemClasses =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-left text-14 font-strong text-ink no-underline outline-none select-none data-disabled:opacity-55 data-highlighted:bg-sunken data-highlighted:text-ink';

export interface MenuProps {
  /** A `Button` or `IconButton`; it gets the menu's ARIA. */
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** Takes what was chosen in the menu around it. */
export const Choose = createContext<(act: () => void) => void>((act) => act());

/**
 * What was chosen runs once the menu has closed and its trigger has the focus again, so that a dialog that it opens
 * returns the focus there.
 */
function useChosen() {
  const chosen = useRef<() => void>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const choose = useRef((act: () => void) => {
    chosen.current = act;
  });
  const onCloseAutoFocus = (event: Event) => {
    const act = chosen.current;
    if (!act) return leaveMovedFocus(event);
    chosen.current = undefined;
    event.preventDefault();
    trigger.current?.focus();
    act();
  };
  return { trigger, choose: choose.current, onCloseAutoFocus };
}

/** A menu of actions. It stands in the page's main part if its trigger does, as all content should stand in a landmark. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const { trigger: triggerRef, choose, onCloseAutoFocus } = useChosen();
  const [place, setPlace] = useState<Element | null>(null);
  const findPlace = () => setPlace(triggerRef.current?.closest('main') ?? null);
  return (
    <Radix.Root modal={false} onOpenChange={findPlace}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={place}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,calc(100vw-1rem))] min-w-52 animate-pop-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          <Choose value={choose}>{children}</Choose>
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
  /** The menu stays open, to show what becomes of it. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ danger = false, stays = false, onSelect, ...item }: MenuItemProps) {
  const choose = useContext(Choose);
  const actInside = (event: Event) => {
    event.preventDefault();
    onSelect();
  };
  return (
    <Radix.Item
      {...item}
      onSelect={stays ? actInside : () => choose(onSelect)}
      className={classNames(menuItemClasses, danger && 'text-danger data-highlighted:text-danger')}
    />
  );
}
