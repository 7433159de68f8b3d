import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-busy'> {
  /** One primary per view region. `destroy` only inside a confirmation. */
  readonly variant?: ButtonVariant;
  /** 48 px for the page's main action. */
  readonly size?: ButtonSize;
  /** In progress: shows a bar on the lower edge and ignores presses. */
  readonly busy?: boolean;
  /** Text while busy: `Sending…`. */
  readonly busyText?: string;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Also stops Enter in a field, which clicks the form's submit button. */
const refuse = (event: MouseEvent) => event.preventDefault();

/** A button. While busy it stays focusable, to keep the focus, but does nothing. */
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
