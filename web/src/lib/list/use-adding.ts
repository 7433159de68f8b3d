import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In the address of a list: opens the form of a new thing. */
export const addParameter = 'add';

export interface Adding {
  readonly isAdding: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the form of a new thing is open. An address with `?add` opens it and loses that at once, so that neither a reload
 * nor a shared link opens the form again.
 */
export function useAdding(): Adding {
  const [isAdding, setAdding] = useState(false);
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(addParameter);
  useEffect(() => {
    if (!isAsked) return;
    setAdding(true);
    setParams(
      (current) => {
        current.delete(addParameter);
        return current;
      },
      { replace: true },
    );
  }, [isAsked, setParams]);
  return { isAdding, open: () => setAdding(true), close: () => setAdding(false) };
}
