/** Darkens the page behind a dialog or a panel. */
export const scrimClasses = 'fixed inset-0 z-30 animate-fade-in bg-scrim';

/** A centred box, never taller than the window. */
export const dialogClasses =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-32px)] w-[440px] max-w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-float focus:outline-none';
