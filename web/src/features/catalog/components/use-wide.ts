import { useSyncExternalStore } from 'react';

/** The breakpoints `md:` and `lg:` of the styles. */
const queries = { md: '(width >= 861px)', lg: '(width >= 1101px)' } as const;

const queryOf = (breakpoint: keyof typeof queries) => window.matchMedia(queries[breakpoint]);

/** Whether the window is at least as wide as the breakpoint; `unknown` is the value on the server. */
export const useWide = (breakpoint: keyof typeof queries, unknown = false): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = queryOf(breakpoint);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => queryOf(breakpoint).matches,
    () => unknown,
  );
