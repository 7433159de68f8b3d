import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: LucideIcon;
  /** For what is on or off where the cursor is. */
  readonly isOn?: boolean | undefined;
  /** Its name is shown beside the icon. */
  readonly isNamed?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the toolbar: the arrow keys lead from one to the next. */
export function ToolButton({ label, icon: Icon, isOn, isNamed = false, className, ...button }: ToolButtonProps) {
  return (
    <Toolbar.Button
      {...button}
      aria-label={label}
      title={label}
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
