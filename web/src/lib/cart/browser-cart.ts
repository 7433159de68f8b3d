import { localStore } from '../storage/local-store.ts';
import { CartStore } from './cart-store.ts';

/** The cart of this tab. Components use `useCart`. */
export const cart = new CartStore(localStore);
