import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-busy'> {
  /** One primary per view region. `destroy` only inside a confirmation. */
  readonly variant?: ButtonVariant;
  /** 48 px for the page's one main act. */
  readonly size?: ButtonSize;
  /** Something is under way: a bar on the lower edge, and it cannot be pressed again. */
  readonly busy?: boolean;
  /** Text while busy: `Sending…`. */
  readonly busyText?: string;
  readonly icon?: ReactNode;
}

/** Also stops Enter in a field, which presses the form's submit button. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** A button. While busy it stays focusable, so that the focus is not lost, and fires nothing. */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, busyText, icon, className, children, onClick, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
    >
      {!busy && icon}
      {busy && busyText ? busyText : children}
      {busy && <span aria-hidden="true" className="absolute bottom-0 h-[3px] animate-busy bg-current opacity-80" />}
    </button>
  );
}
