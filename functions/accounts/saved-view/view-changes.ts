import { conflict, DomainError, notFound } from '#lib/errors.ts';
import type { SavedViewEdit } from '#shared/accounts/saved-view.ts';
import { mostViews, viewNameKey } from '#shared/accounts/viewed-lists.ts';
import type { StoredView } from './saved-view.entity.ts';

type Views = readonly StoredView[];

export const unknownView = () => notFound('View not found');

const full = () =>
  conflict(`You have saved ${mostViews} views of this list, which is the most. Please delete one first.`);

function nameTaken(name: string): DomainError {
  const message = `You have a view called “${name}” already. Choose another name.`;
  return new DomainError('conflict', message, { errors: { name: message } });
}

/** Refuses a name that another view of the list has, whatever its case. */
function refuseTaken(views: Views, { id, name }: Pick<StoredView, 'id' | 'name'>): void {
  const taken = views.find((view) => view.id !== id && viewNameKey(view.name) === viewNameKey(name));
  if (taken) throw nameTaken(taken.name);
}

/** The one with this id; 404 if there is none. */
export function viewOf(views: Views, id: string): StoredView {
  const found = views.find((view) => view.id === id);
  if (!found) throw unknownView();
  return found;
}

/** The views with one more; 409 for a name that is taken, and when there are as many as anybody may have. */
export function withView(views: Views, view: StoredView): Views {
  refuseTaken(views, view);
  if (views.length >= mostViews) throw full();
  return [...views, view];
}

/** The views with one of them changed; 404 if it is not among them, 409 for a name that is taken. */
export function withChange(views: Views, id: string, edit: SavedViewEdit, updated_at: string): Views {
  const before = viewOf(views, id);
  const { name = before.name, query = before.query, hidden_columns = before.hidden_columns } = edit;
  refuseTaken(views, { id, name });
  return views.map((view) => (view.id === id ? { ...view, name, query, hidden_columns, updated_at } : view));
}

/** The views without one of them; 404 if it is not among them. */
export const withoutView = (views: Views, id: string): Views => {
  viewOf(views, id);
  return views.filter((view) => view.id !== id);
};

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By name, as menus show them. */
export const inOrder = (views: Views): Views => [...views].sort((a, b) => collator.compare(a.name, b.name));
