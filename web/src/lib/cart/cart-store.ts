import type { EbookCard } from '#shared/catalog/ebook.ts';
import type { KeyValueStorage } from '../session/session-storage.ts';

export const cartKey = 'cart';
export const codeKey = 'discount-code';

export interface CartState {
  readonly items: readonly EbookCard[];
  /** The entered discount code, or empty. */
  readonly code: string;
  /** Whether the side panel is open. Not stored. */
  readonly isOpen: boolean;
}

function isItem(value: unknown): value is EbookCard {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Partial<Record<keyof EbookCard, unknown>>;
  return typeof item.id === 'string' && typeof item.title === 'string' && typeof item.price === 'number';
}

/** The stored items. Anything but a list of ebooks clears the storage. */
function readCart(storage: KeyValueStorage): readonly EbookCard[] {
  const text = storage.getItem(cartKey);
  if (text === null) return [];
  try {
    const items: unknown = JSON.parse(text);
    if (Array.isArray(items) && items.every(isItem)) return items;
  } catch {
    // Not JSON: cleared below like any other invalid value.
  }
  storage.removeItem(cartKey);
  return [];
}

const readCode = (storage: KeyValueStorage): string => storage.getItem(codeKey) ?? '';

/** This browser's cart, shared by all tabs. Stores only what to price; the server prices it. */
export class CartStore {
  #state: CartState;
  readonly #listeners = new Set<() => void>();
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
    this.#state = { items: readCart(storage), code: readCode(storage), isOpen: false };
  }

  readonly state = (): CartState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has(id: string): boolean {
    return this.#state.items.some((item) => item.id === id);
  }

  /** False if the ebook is already in the cart. */
  add(item: EbookCard): boolean {
    if (this.has(item.id)) return false;
    this.#save([...this.#state.items, item]);
    return true;
  }

  remove(id: string): void {
    this.#save(this.#state.items.filter((item) => item.id !== id));
  }

  /** Sets the code used for pricing; empty for none. */
  setCode(code: string): void {
    if (code) this.#storage.setItem(codeKey, code);
    else this.#storage.removeItem(codeKey);
    this.#set({ ...this.#state, code });
  }

  clear(): void {
    this.#save([]);
    this.setCode('');
  }

  setOpen(isOpen: boolean): void {
    if (isOpen !== this.#state.isOpen) this.#set({ ...this.#state, isOpen });
  }

  /** Another tab changed the storage. */
  readonly follow = (key: string | null): void => {
    if (key !== null && key !== cartKey && key !== codeKey) return;
    this.#set({ ...this.#state, items: readCart(this.#storage), code: readCode(this.#storage) });
  };

  #save(items: readonly EbookCard[]): void {
    if (items.length === 0) this.#storage.removeItem(cartKey);
    else this.#storage.setItem(cartKey, JSON.stringify(items));
    this.#set({ ...this.#state, items });
  }

  #set(state: CartState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
