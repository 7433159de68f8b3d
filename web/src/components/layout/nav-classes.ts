/** A link or button in the header's row. The current one is underlined in the accent colour. */
export const navLinkClasses =
  'inline-flex min-h-10 items-center gap-1.25 rounded-control px-2 text-14 font-medium text-ink no-underline hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-[current]:rounded-none aria-[current]:shadow-[inset_0_-2px_0_var(--accent)] xl:px-3';

/** An action at the end of the header: an icon, and a label where there is room. */
export const actClasses =
  'inline-flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control px-2.5 text-14 font-strong text-ink no-underline hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-[current=page]:rounded-none aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)] xl:px-4';

/** The label beside an action's icon: visible from 1101 px, always available to screen readers. */
export const actWordClasses = 'max-lg:sr-only';

/** An item in an open menu. */
export const menuLineClasses =
  'flex min-h-10 w-full flex-col justify-center rounded-control px-3 py-2 text-left text-14 font-strong text-ink no-underline hover:bg-sunken hover:text-ink';
