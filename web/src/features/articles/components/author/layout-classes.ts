/** The photo above the name, or beside it where there is room. */
export const headClasses = 'flex flex-col gap-5 pt-4 sm:flex-row sm:gap-8';
