import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { notFound, unavailable } from '#lib/errors.ts';
import { newId } from '#lib/ids.ts';
import { makeOnce } from '#lib/once/once.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { transactUnlessRefused, type Write } from '#lib/table/transact.ts';
import type { SavedView, SavedViewEdit, SavedViewInput } from '#shared/accounts/saved-view.ts';
import { viewedLists } from '#shared/accounts/viewed-lists.ts';
import type { StoredView } from './saved-view.entity.ts';
import { findViews, replacedViewsItem, type ViewsKey } from './saved-view.repo.ts';
import { viewOf, withChange, withoutView, withView } from './view-changes.ts';

/** 404 for what is no list that views are saved of. */
function requireList({ id: user_id }: Writer, list: string): ViewsKey {
  if (!viewedLists.some((known) => known === list)) throw notFound('List not found');
  return { user_id, list };
}

const busy = () => unavailable('Your views could not be saved. Please try again.', 1);

/** Changes a person's views of a list in one transaction; the change is decided again after a concurrent one. */
async function change(
  key: ViewsKey,
  decide: (views: readonly StoredView[]) => readonly StoredView[],
  also: readonly Write[] = [],
): Promise<readonly StoredView[]> {
  const changed = await retryOnConflict({ tries: 5, wait: 20 }, async () => {
    const before = await findViews(key);
    const after = decide(before.views);
    return (await transactUnlessRefused([replacedViewsItem(before, after), ...also])) ? after : undefined;
  });
  if (!changed) throw busy();
  return changed;
}

/** Saves a view of a list, once for all requests with the same key. */
export function saveView(writer: Writer, list: string, input: SavedViewInput): Promise<SavedView> {
  const key = requireList(writer, list);
  const at = nowIso();
  const view = { ...input, id: newId('savedView'), created_at: at, updated_at: at };
  const make = async (also: readonly Write[]): Promise<SavedView> => {
    await change(key, (views) => withView(views, view), also);
    return { ...view, list };
  };
  const find = async (id: string): Promise<SavedView> => ({ ...viewOf((await findViews(key)).views, id), list });
  return writer.once ? makeOnce(writer.once, { id: view.id, make: (part) => make([part]), find }) : make([]);
}

/** Renames a view, or replaces what it shows. Of two changes at a time the last one stays: both are the same person's. */
export async function editView(writer: Writer, list: string, id: string, edit: SavedViewEdit): Promise<SavedView> {
  const views = await change(requireList(writer, list), (now) => withChange(now, id, edit, nowIso()));
  return { ...viewOf(views, id), list };
}

export async function deleteView(writer: Writer, list: string, id: string): Promise<void> {
  await change(requireList(writer, list), (views) => withoutView(views, id));
}
