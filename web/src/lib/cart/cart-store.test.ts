import { describe, expect, it, vi } from 'vitest';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { memoryStorage } from '../storage/memory-storage.test-support.ts';
import { CartStore } from './cart-store.ts';

const ebook = (id: string) => ({ id, title: `Book ${id}`, price: 49 }) as EbookCard;

describe('cart', () => {
  it('adds an ebook once, stores it and removes it', () => {
    const storage = memoryStorage();
    const cart = new CartStore(storage);
    expect(cart.add(ebook('a'))).toBe(true);
    expect(cart.add(ebook('a'))).toBe(false);
    cart.add(ebook('b'));
    cart.remove('a');
    cart.setCode('SPRING');
    expect(new CartStore(storage).state().items.map(({ id }) => id)).toEqual(['b']);
    expect(new CartStore(storage).state().code).toBe('SPRING');
    cart.clear();
    expect(storage.keys()).toEqual([]);
  });

  it.each(['{', '{"id":"a"}', '[1]', '[{"id":"a"}]', 'null'])('clears a storage that holds %s', (damage) => {
    const storage = memoryStorage({ cart: damage });
    expect(new CartStore(storage).state().items).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });

  it('follows changes in other tabs', () => {
    const storage = memoryStorage();
    const [here, there] = [new CartStore(storage), new CartStore(storage)];
    const heard = vi.fn();
    there.subscribe(heard);
    here.add(ebook('a'));
    there.follow('theme');
    expect(heard).not.toHaveBeenCalled();
    there.follow('cart');
    expect(there.has('a')).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    here.setCode('SPRING');
    there.follow('discount-code');
    expect(there.state().code).toBe('SPRING');
    here.setCode('');
    there.follow('discount-code');
    expect(there.state().code).toBe('');
  });

  it('opens and closes its panel without touching the storage', () => {
    const storage = memoryStorage();
    const cart = new CartStore(storage);
    cart.setOpen(true);
    expect(cart.state().isOpen).toBe(true);
    expect(storage.keys()).toEqual([]);
  });
});
