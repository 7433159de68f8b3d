import { useSyncExternalStore } from 'react';

/** The same as the `md:` and `lg:` of the styles. */
const queries = { md: '(width >= 861px)', lg: '(width >= 1101px)' } as const;

/** Whether the window is wide enough for what stands beside the content. */
export function useWide(breakpoint: keyof typeof queries): boolean {
  const query = window.matchMedia(queries[breakpoint]);
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
