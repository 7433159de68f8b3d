import { type Route, route } from '#lib/http/route.ts';
import { done, saved } from '#lib/managed/answer.ts';
import { accountsApi as api } from '#shared/accounts/api.ts';
import { listViews } from './saved-view.repo.ts';
import { deleteView, editView, saveView } from './saved-view.service.ts';

export const savedViewRoutes: readonly Route[] = [
  route(api.adminListSavedViews, ({ actor }) => listViews(actor.id)),
  route(api.adminSaveView, async ({ actor, params, body }) =>
    saved('saved_view', 'View saved', await saveView(actor, params.list, body)),
  ),
  route(api.adminEditSavedView, async ({ actor, params, body }) =>
    saved('saved_view', 'View updated successfully', await editView(actor, params.list, params.id, body)),
  ),
  route(api.adminDeleteSavedView, async ({ actor, params }) => {
    await deleteView(actor, params.list, params.id);
    return done('View deleted successfully');
  }),
];
