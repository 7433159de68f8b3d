import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useContext } from 'react';
import { Choose, menuItemClasses } from './menu.tsx';

export interface MenuChoicesProps {
  /** Accessible name. */
  readonly label: string;
  /** The value of the choice that is marked. */
  readonly value: string | undefined;
  /** `MenuChoice`s. */
  readonly children: ReactNode;
}

/** Choices of a menu, one of which may be marked. */
export const MenuChoices = ({ label, value = '', children }: MenuChoicesProps) => (
  <Radix.RadioGroup aria-label={label} value={value}>
    {children}
  </Radix.RadioGroup>
);

export interface MenuChoiceProps {
  readonly value: string;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuChoice({ onSelect, children, ...item }: MenuChoiceProps) {
  const choose = useContext(Choose);
  return (
    <Radix.RadioItem {...item} onSelect={() => choose(onSelect)} className={menuItemClasses}>
      <span className="min-w-0 flex-1 break-words">{children}</span>
      <Radix.ItemIndicator>
        <Check size={16} aria-hidden="true" className="text-accent" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

/** A sentence in a menu. */
export const MenuNote = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Label className="px-3 py-2 text-14 text-muted">{children}</Radix.Label>
);

export const MenuDivider = () => <Radix.Separator className="mx-3 my-1.5 border-t border-line" />;
