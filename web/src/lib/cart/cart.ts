import { useMemo, useSyncExternalStore } from 'react';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { cart } from './browser-cart.ts';
import type { CartState } from './cart-store.ts';

export interface UseCart extends CartState {
  readonly count: number;
  has(id: string): boolean;
  /** False if the ebook is already in the cart: then show 'Item is already in your cart'. */
  add(item: EbookCard): boolean;
  remove(id: string): void;
  setCode(code: string): void;
  clear(): void;
  open(): void;
  close(): void;
}

/** Follows changes in other tabs while a component is subscribed. */
function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => cart.follow(event.key);
  window.addEventListener('storage', follow);
  const unsubscribe = cart.subscribe(listener);
  return () => {
    window.removeEventListener('storage', follow);
    unsubscribe();
  };
}

/** The cart and its side panel. */
export function useCart(): UseCart {
  const state = useSyncExternalStore(subscribe, cart.state, cart.state);
  return useMemo(
    () => ({
      ...state,
      count: state.items.length,
      has: (id) => state.items.some((item) => item.id === id),
      add: (item) => cart.add(item),
      remove: (id) => cart.remove(id),
      setCode: (code) => cart.setCode(code),
      clear: () => cart.clear(),
      open: () => cart.setOpen(true),
      close: () => cart.setOpen(false),
    }),
    [state],
  );
}
