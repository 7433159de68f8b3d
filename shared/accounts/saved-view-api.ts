import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { SavedView, SavedViewEdit, SavedViewInput } from './saved-view.ts';

const Saved = Done.extend({ saved_view: SavedView });

/** Views of the back-office's lists, which everybody saves for themselves. */
export const savedViewsApi = {
  adminListSavedViews: endpoint({
    method: 'GET',
    path: '/admin/saved-views',
    auth: 'admin:overview',
    summary: 'The own saved views of every list, by list and name',
    response: z.array(SavedView),
  }),
  adminSaveView: endpoint({
    method: 'POST',
    path: '/admin/saved-views/{list}',
    auth: 'admin:overview',
    once: true,
    summary: 'Saves a view of a list; 409 for a name that another one has, whatever its case, and beyond 30 views',
    body: SavedViewInput,
    response: Saved,
    status: 201,
  }),
  adminEditSavedView: endpoint({
    method: 'PUT',
    path: '/admin/saved-views/{list}/{id}',
    auth: 'admin:overview',
    summary: 'Renames an own view or replaces what it shows; 409 for a name that another one has',
    body: SavedViewEdit,
    response: Saved,
  }),
  adminDeleteSavedView: endpoint({
    method: 'DELETE',
    path: '/admin/saved-views/{list}/{id}',
    auth: 'admin:overview',
    summary: 'Deletes an own view',
    response: Done,
  }),
};
