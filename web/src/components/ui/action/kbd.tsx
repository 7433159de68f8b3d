import { classNames } from '#web/lib/class-names.ts';

/** A visual keyboard hint; hidden on phones. */
export const Kbd = ({ children, className }: { readonly children: string; readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'hidden rounded-small border border-line px-1.75 py-px font-mono text-12 font-medium text-muted sm:inline-block',
      className,
    )}
  >
    {children}
  </span>
);
