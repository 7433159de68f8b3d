import { describe, expect, it } from 'vitest';
import type { SavedView } from '#shared/accounts/saved-view.ts';
import { isShown, openView, viewAddress, viewQuery } from './view-state.ts';

const at = '2026-11-25T03:00:00.000Z';
const view = (id: string, query: string, hidden_columns: string[] = []): SavedView => ({
  ...{ id, list: 'ebooks', name: `View ${id}`, query, hidden_columns },
  ...{ created_at: at, updated_at: at },
});
const address = (query: string) => new URLSearchParams(query);
const kept = { known: ['level', 'price'], hidden: ['level'] };

describe('what a view keeps of an address', () => {
  it('is the same for every order, without blanks, the open view and the form of a new thing', () => {
    expect(viewQuery(address('?status=draft&search=&view=1&add=&category=Topic'))).toBe('category=Topic&status=draft');
    expect(viewQuery(address('category=Topic&status=draft'))).toBe('category=Topic&status=draft');
  });

  it('is plain ASCII, whatever was searched for', () => {
    expect(viewQuery(address('search=été & Ünïcode 漢'))).toMatch(/^[!-~]+$/);
  });

  it('comes back as the address that names the view', () => {
    const { query } = view('1', viewQuery(address('search=a+b%26c&sort=-price')));
    const opened = viewAddress({ id: '1', query });
    expect(opened.get('search')).toBe('a b&c');
    expect(opened.get('view')).toBe('1');
    expect(viewQuery(opened)).toBe(query);
  });
});

describe('a list is shown as a view', () => {
  const now = { query: 'status=draft', hidden_columns: ['level'] };

  it('with the same address and hidden columns, of those that the list has', () => {
    expect(isShown(view('1', 'status=draft', ['level', 'gone']), now, kept.known)).toBe(true);
    expect(isShown(view('1', 'status=draft', ['price']), now, kept.known)).toBe(false);
    expect(isShown(view('1', 'status=published', ['level']), now, kept.known)).toBe(false);
  });
});

describe('the open view', () => {
  const views = [view('1', 'status=draft', ['level']), view('2', 'status=published', ['level'])];

  it('is the one that the address names, changed once it shows something else', () => {
    expect(openView(views, address('view=1&status=draft'), kept)).toEqual({ view: views[0], isChanged: false });
    expect(openView(views, address('view=1&status=published'), kept)).toEqual({ view: views[0], isChanged: true });
    expect(openView(views, address('view=1&status=draft'), { ...kept, hidden: [] })?.isChanged).toBe(true);
  });

  it('is else the one that keeps what is shown; an id of nobody or of another person names none', () => {
    expect(openView(views, address('status=published'), kept)?.view.id).toBe('2');
    expect(openView(views, address('view=other&status=published'), kept)?.view.id).toBe('2');
    expect(openView(views, address('view=other&search=x'), kept)).toBeUndefined();
    expect(openView(views, address(''), kept)).toBeUndefined();
  });
});
