import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name: `Remove from cart`. */
  readonly label: string;
  /** A lucide icon of 20 px. */
  readonly children: ReactNode;
}

/** A 40 px square with an icon. Pass `aria-pressed` for a toggle (the wishlist heart). */
export function IconButton({ label, children, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid size-10 flex-none place-items-center rounded-control bg-transparent text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-55',
        'aria-pressed:text-accent [&[aria-pressed=true]_svg]:fill-current',
        className,
      )}
    >
      {children}
    </button>
  );
}
