/** The page's grid, shared with its skeleton. On phones cover and title are side by side, the rest below. */
export const bookClasses =
  'mt-3 grid grid-cols-[112px_minmax(0,1fr)] items-start gap-4 sm:mt-5 sm:grid-cols-[200px_minmax(0,1fr)] sm:gap-11 lg:grid-cols-[264px_minmax(0,1fr)_272px]';
export const coverClasses = 'max-sm:row-start-1';
export const infoClasses = 'max-sm:contents';
export const boxClasses =
  'col-span-full grid gap-2.5 rounded-card border border-line bg-surface p-4 sm:p-5.5 lg:col-span-1';
/** Contents and text. */
export const readerClasses = 'mt-8 grid items-start gap-7 sm:mt-12 lg:grid-cols-[264px_minmax(0,640px)] lg:gap-11';
/** The column of the text, also where there are no contents beside it. */
export const textClasses = 'min-w-0 lg:col-start-2';
