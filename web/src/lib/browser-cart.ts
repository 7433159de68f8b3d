import { CartStore } from './cart-store.ts';
import { localStore } from './local-store.ts';

/** The cart of this tab. Components use `useCart`. */
export const cart = new CartStore(localStore);
