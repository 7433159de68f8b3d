import type { Role } from '#shared/accounts/role.ts';
import type { SavedView, SavedViewInput } from '#shared/accounts/saved-view.ts';
import type { Client } from '../client.ts';
import { eventually, signedUp, visitor } from '../cloud.ts';
import { asAdmin, known } from './managed-user.ts';

/* Views of the back-office's lists, saved by somebody who has none yet. */

export const viewsPath = '/admin/saved-views/ebooks';
export const aView: SavedViewInput = {
  name: 'Free ones',
  query: 'category=Topic&sort=-price',
  hidden_columns: ['level'],
};

/** The views of whoever asks, of all lists. */
export const savedBy = async (client: Client): Promise<SavedView[]> => (await client.get('/admin/saved-views')).body;

/** Somebody new with a role of the back-office, in a session that knows of it. */
export async function colleague(role: Role = 'editor') {
  const [admin, { person, user }] = [await asAdmin(), await signedUp()];
  await known(admin, user.id);
  await admin.put(`/admin/users/${user.id}/role`, { role });
  const client = visitor();
  // The group is the worker's to give; a session from before lacks it.
  await eventually(async () => {
    client.token = (await client.post('/auth/login', person)).body.access_token;
    return (await client.get('/admin/saved-views')).status === 200 ? true : undefined;
  });
  return { client, person, user, admin };
}
