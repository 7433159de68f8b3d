import { useState } from 'react';

/** The result of a call, as returned by `useApi`. */
interface Answer<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

/**
 * The data of a filtered list: the current result; while it is loading, the previous one (`isUpdating`); on failure
 * nothing, because the previous result does not match the filters.
 */
export function useKeepPrevious<T>({ data, error }: Answer<T>): { latest: T | undefined; isUpdating: boolean } {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const latest = data ?? (error === undefined ? last : undefined);
  return { latest, isUpdating: latest !== data };
}
