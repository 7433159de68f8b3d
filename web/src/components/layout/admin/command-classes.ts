/** A line of the command menu. */
export const commandClasses =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-14 font-medium select-none data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent';

/** A group of lines with its heading. */
export const commandGroupClasses =
  'pt-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted';

/** The menu counts only its own lines as found: what a search finds below takes the sentence away. */
export const commandEmptyClasses = 'px-3 py-6 text-center text-14 text-muted [&:has(~[data-found])]:hidden';
