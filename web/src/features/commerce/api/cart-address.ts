import type { Path } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';

/** Where the cart is open: the marketplace, with its filters if that is the current page. */
export function cartAddress({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string {
  const filters = pathname === href('marketplace') ? [...new URLSearchParams(search)] : [];
  return href('marketplace', { ...Object.fromEntries(filters), openCart: 'true' });
}
