import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

/** Sets the document's title: `Cart · Rampart`. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${brand.name}` : brand.name;
  }, [title]);
}
