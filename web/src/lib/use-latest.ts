import { useState } from 'react';

/** The answer of a call, as `useApi` gives it. */
interface Answer<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

/**
 * What a list by filters shows: what they found; what those before found while the answer is on its way (`isUpdating`);
 * and nothing when there will be none, for what those before found is no answer.
 */
export function useLatest<T>({ data, error }: Answer<T>): { latest: T | undefined; isUpdating: boolean } {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const latest = data ?? (error === undefined ? last : undefined);
  return { latest, isUpdating: latest !== data };
}
