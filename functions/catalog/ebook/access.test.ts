import { describe, expect, it } from 'vitest';
import { type Access, isOpen, isReadable, isVisible } from './access.ts';
import type { Ebook } from './ebook.repo.ts';

const anybody: Access = { owns: false, isAdmin: false };
const owner: Access = { owns: true, isAdmin: false };
const admin: Access = { owns: false, isAdmin: true };
const everybody = [anybody, owner, admin];

const on = (shelf: Ebook['shelf'], more: Partial<Ebook> = {}) => ({ price: 1, shelf, ...more }) as Ebook;
const purged = on('trash', { purged_at: '2026-01-01T00:00:00.000Z' });

describe('what somebody may see of an ebook', () => {
  it.each<[string, Ebook, boolean[]]>([
    ['a published one', on('published'), [true, true, true]],
    ['a draft', on('draft'), [false, true, true]],
    ['one in the trash', on('trash'), [false, true, true]],
    ['a purged one', purged, [false, true, false]],
  ])('%s: everybody, its owners, admins', (_, ebook, expected) => {
    expect(everybody.map((access) => isVisible(ebook, access))).toEqual(expected);
  });

  it.each<[string, Ebook, boolean[]]>([
    ['one that costs a cent', on('published'), [false, true, true]],
    ['a free one', on('published', { price: 0 }), [true, true, true]],
    ['a draft', on('draft'), [false, true, true]],
    ['one in the trash', on('trash'), [false, true, false]],
  ])('the whole text of %s: everybody, its owners, admins', (_, ebook, expected) => {
    expect(everybody.map((access) => isReadable(ebook, access))).toEqual(expected);
  });

  it('an admin has no whole text on the page of an ebook', () => {
    expect(everybody.map((access) => isOpen(on('published'), access))).toEqual([false, true, false]);
  });
});
