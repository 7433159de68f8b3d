/** The look of text fields and selects: 44 px, a border that can be seen, two pixels of red when invalid. */
export const controlClasses =
  'min-h-11 w-full rounded-control border border-line-control bg-surface px-3 py-2 text-16 text-ink hover:border-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:opacity-55';
