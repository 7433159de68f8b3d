import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Keys that do the same, as they are written on a keyboard: `Ctrl Shift H`. */
  readonly keys?: string | undefined;
  /** For what is on or off where the cursor is. */
  readonly isOn?: boolean | undefined;
  /** Its name is shown beside the icon. */
  readonly isNamed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** With the Command key on a Mac, with Control elsewhere. */
const shortcuts = (keys: string): string => {
  const written = keys.replaceAll(' ', '+');
  return `${written.replace('Ctrl', 'Control')} ${written.replace('Ctrl', 'Meta')}`;
};

/** A button of the toolbar: the arrow keys lead from one to the next. */
export function ToolButton({ label, icon: Icon, keys, isOn, isNamed = false, className, ...button }: ToolButtonProps) {
  return (
    <Toolbar.Button
      {...button}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      {...(keys && { 'aria-keyshortcuts': shortcuts(keys) })}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      className={classNames(
        'inline-flex h-10 min-w-10 flex-none items-center justify-center gap-1.5 rounded-control px-2 text-14 text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-55',
        'aria-pressed:bg-accent-soft aria-pressed:text-accent',
        className,
      )}
    >
      <Icon size={18} aria-hidden="true" />
      {isNamed && label}
    </Toolbar.Button>
  );
}
