import { randomUUID } from 'node:crypto';
import { anEbook, give } from '#test/integration/accounts/accounts.ts';
import type { Client } from '#test/integration/client.ts';
import { announcedIsDone, asAdmin, control, signedUp } from '#test/integration/cloud.ts';
import { bulkAct, exported } from './jobs.ts';
import { managed } from './managed.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

/** An admin's acts on an existing ebook. */
const onEbook = (
  act: (admin: Client, at: string) => ReturnType<Client['post']>,
  also: (admin: Client, at: string) => Promise<unknown> = async () => undefined,
): Scenario => ({
  async begin() {
    const [admin, id] = [await asAdmin(), await anEbook()];
    const at = `/admin/ebooks/${id}`;
    await also(admin, at);
    return {
      act: () => act(admin, at),
      read: async () => {
        const { status, body } = await admin.get(at);
        return status === 200 ? { status: body.status, title: body.title, revision: body.revision } : status;
      },
    };
  },
});

const frameworks = managed({
  path: '/admin/frameworks',
  field: 'framework',
  name: 'name',
  fields: { description: 'What it is' },
});

walk('catalog', {
  'POST /admin/ebooks/export': exported('/admin/ebooks/export'),
  'POST /admin/frameworks/bulk': bulkAct('/admin/frameworks/bulk', 'delete'),
  'POST /admin/frameworks': frameworks.create,
  'PUT /admin/frameworks/{id}': frameworks.edit,
  'DELETE /admin/frameworks/{id}': frameworks.remove,
  'PUT /ebooks/{id}/rating': {
    async begin() {
      const [{ client, user }, id] = [await signedUp(), await anEbook()];
      await give(user.id, [id]);
      return {
        act: () => client.put(`/ebooks/${id}/rating`, { rating: 4 }),
        read: async () => {
          const { my_rating, rating, rating_count } = (await client.get(`/ebooks/${id}`)).body;
          return { my_rating, rating, rating_count };
        },
      };
    },
  },
  'POST /admin/ebooks/bulk': {
    async begin() {
      const [admin, id] = [await asAdmin(), await anEbook()];
      const body = { act: 'unpublish', ids: [id] };
      const headers = { 'idempotency-key': randomUUID() };
      return {
        act: () => admin.post('/admin/ebooks/bulk', body, { headers }),
        /** What the worker has made of it, called by the event or else by its schedule. */
        read: async () => {
          await control('fire/CatalogOutboxSweep');
          await announcedIsDone();
          const { status, revision } = (await admin.get(`/admin/ebooks/${id}`)).body;
          return { status, revision };
        },
      };
    },
  },
  'PUT /admin/ebooks/{id}': onEbook((admin, at) => admin.put(at, { title: 'Edited', price: 19, revision: 1 })),
  'POST /admin/ebooks/{id}/publish': onEbook(
    (admin, at) => admin.post(`${at}/publish`),
    (admin, at) => admin.post(`${at}/unpublish`),
  ),
  'POST /admin/ebooks/{id}/unpublish': onEbook((admin, at) => admin.post(`${at}/unpublish`)),
  'DELETE /admin/ebooks/{id}': onEbook((admin, at) => admin.delete(at)),
  'POST /admin/ebooks/{id}/restore': onEbook(
    (admin, at) => admin.post(`${at}/restore`),
    (admin, at) => admin.delete(at),
  ),
});
