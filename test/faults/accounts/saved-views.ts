import { aView, colleague, savedBy, viewsPath } from '#test/integration/accounts/saved-views.ts';
import type { Answer, Client } from '#test/integration/client.ts';
import type { Scenario, Scenarios } from '../scenario.ts';

/** An act on the views of one who has saved `Drafts`; what they have then, by name. */
const onViews = (act: (client: Client, id: string) => Promise<Answer<unknown>>): Scenario => ({
  async begin() {
    const { client } = await colleague();
    const { body } = await client.post(viewsPath, { ...aView, name: 'Drafts' });
    return {
      act: () => act(client, body.saved_view.id),
      read: async () => (await savedBy(client)).map(({ name, query }) => [name, query]),
    };
  },
});

/** What an admin does with the own saved views. */
export const savedViewScenarios = {
  'POST /admin/saved-views/{list}': onViews((client) => client.post(viewsPath, aView)),
  'PUT /admin/saved-views/{list}/{id}': onViews((client, id) =>
    client.put(`${viewsPath}/${id}`, { query: 'sort=-id' }),
  ),
  'DELETE /admin/saved-views/{list}/{id}': onViews((client, id) => client.delete(`${viewsPath}/${id}`)),
} satisfies Scenarios;
