import { describe, expect, it } from 'vitest';
import { mostViews } from '#shared/accounts/viewed-lists.ts';
import type { StoredView } from './saved-view.entity.ts';
import { inOrder, withChange, withoutView, withView } from './view-changes.ts';

const at = '2026-11-25T03:00:00.000Z';
const view = (id: string, name: string): StoredView => ({
  ...{ id, name, query: 'status=draft', hidden_columns: ['level'] },
  ...{ created_at: at, updated_at: at },
});
const two = [view('1', 'Drafts'), view('2', 'Été')];
const taken = (name: string) =>
  expect.objectContaining({
    code: 'conflict',
    errors: { name: `You have a view called “${name}” already. Choose another name.` },
  });
const refusal = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('a new view', () => {
  it('is refused a name that another one has, whatever its case or encoding', () => {
    expect(refusal(() => withView(two, view('3', 'DRAFTS')))).toEqual(taken('Drafts'));
    expect(refusal(() => withView(two, view('3', 'E\u0301TE\u0301')))).toEqual(taken('Été'));
    expect(withView(two, view('3', 'Ete'))).toHaveLength(3);
  });

  it('is refused beyond the most', () => {
    const most = Array.from({ length: mostViews }, (_, n) => view(`${n}`, `View ${n}`));
    expect(withView(most.slice(1), view('x', 'One more'))).toHaveLength(mostViews);
    expect(refusal(() => withView(most, view('x', 'One more')))).toMatchObject({
      code: 'conflict',
      message: 'You have saved 30 views of this list, which is the most. Please delete one first.',
    });
  });
});

describe('a change', () => {
  const later = '2026-11-25T04:00:00.000Z';

  it('keeps what it does not name', () => {
    expect(withChange(two, '1', { name: 'Old drafts' }, later)).toEqual([
      { ...view('1', 'Old drafts'), updated_at: later },
      two[1],
    ]);
    const shown = { query: '', hidden_columns: [] };
    expect(withChange(two, '1', shown, later)[0]).toEqual({ ...view('1', 'Drafts'), ...shown, updated_at: later });
  });

  it('may write the own name in another case, and no name of another', () => {
    expect(withChange(two, '1', { name: 'DRAFTS' }, later)[0]?.name).toBe('DRAFTS');
    expect(refusal(() => withChange(two, '1', { name: 'été' }, later))).toEqual(taken('Été'));
  });

  it('needs the view, as a deletion does', () => {
    for (const act of [() => withChange(two, '3', {}, later), () => withoutView(two, '3')])
      expect(refusal(act)).toMatchObject({ code: 'not_found', message: 'View not found' });
    expect(withoutView(two, '1')).toEqual([two[1]]);
  });
});

it('views stand by name, numbers by size', () => {
  const names = ['week 10', 'Été', 'Week 9', 'drafts'].map((name) => view(name, name));
  expect(inOrder(names).map(({ name }) => name)).toEqual(['drafts', 'Été', 'Week 9', 'week 10']);
});
