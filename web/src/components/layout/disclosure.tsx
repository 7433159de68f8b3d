import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#web/lib/class-names.ts';

export interface DisclosureProps {
  readonly button: ReactNode;
  /** Accessible name, when the button shows an icon only. */
  readonly label?: string;
  readonly buttonClassName: string;
  /** Whether the current page is one of the links inside. */
  readonly isCurrent?: boolean;
  readonly align?: 'start' | 'end';
  /** Gets `close`, for a button inside: closes the list and focuses the trigger, so a dialog can return the focus. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that shows links below it. Closed by Escape, a click outside, tabbing out or a navigation. */
export function Disclosure(props: DisclosureProps) {
  const { button, label, buttonClassName, isCurrent = false, align = 'start', children } = props;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it.
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for the controls inside.
    <div
      ref={box}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent || undefined}
        className={buttonClassName}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className={classNames(
          'absolute top-11 z-30 animate-pop-in rounded-card border border-line bg-surface p-1.5 shadow-float',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {typeof children === 'function' ? children(close) : children}
      </div>
    </div>
  );
}
