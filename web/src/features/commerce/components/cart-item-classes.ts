/** One ebook in the panel: cover, title, price. Three of them fit a window 800 px tall. */
export const cartItemClasses =
  'grid grid-cols-[60px_minmax(0,1fr)_auto] items-start gap-4 border-b border-line py-3 last:border-0';
