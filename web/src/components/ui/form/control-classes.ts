/** The look of text fields and selects: 44 px, a visible border, two pixels of red if invalid. */
export const controlClasses =
  'min-h-11 w-full rounded-control border border-line-control bg-surface px-3 py-2 text-16 text-ink hover:border-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:opacity-55';
