import type { SavedView } from '#shared/accounts/saved-view.ts';
import type { KeptColumns } from '../list/kept-columns.ts';
import { addParameter } from '../list/use-adding.ts';

/** In the address of a list: the id of the view that was opened. */
export const viewParameter = 'view';

/** How a list is looked at: what a view keeps. */
export type ViewState = Pick<SavedView, 'query' | 'hidden_columns'>;

const aside: readonly string[] = [viewParameter, addParameter];

/** What of an address a view keeps, the same for every order of its parameters. */
export function viewQuery(address: URLSearchParams): string {
  const kept = [...address].filter(([name, value]) => value !== '' && !aside.includes(name));
  return new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** The address of a list as a view shows it. What the list no longer knows is left to it. */
export const viewAddress = ({ id, query }: Pick<SavedView, 'id' | 'query'>): URLSearchParams =>
  new URLSearchParams([[viewParameter, id], ...new URLSearchParams(query)]);

/** Whether a list is looked at as the view keeps it; columns that the list does not have do not count. */
export function isShown(view: ViewState, { query, hidden_columns }: ViewState, known: KeptColumns['known']): boolean {
  const isAlike = (id: string) => view.hidden_columns.includes(id) === hidden_columns.includes(id);
  return viewQuery(new URLSearchParams(view.query)) === query && known.every(isAlike);
}

/** The view of a list that is open, and whether the list is looked at in another way by now. */
export interface OpenView {
  readonly view: SavedView;
  readonly isChanged: boolean;
}

/** The view that the address names, else one that keeps exactly what is shown. */
export function openView(
  views: readonly SavedView[],
  address: URLSearchParams,
  { known, hidden }: Pick<KeptColumns, 'known' | 'hidden'>,
): OpenView | undefined {
  const now = { query: viewQuery(address), hidden_columns: [...hidden] };
  const isAlike = (view: SavedView) => isShown(view, now, known);
  const view = views.find(({ id }) => id === address.get(viewParameter)) ?? views.find(isAlike);
  return view && { view, isChanged: !isAlike(view) };
}
