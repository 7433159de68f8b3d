import { randomUUID } from 'node:crypto';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { anEbook, give } from '#test/integration/accounts/accounts.ts';
import type { Client } from '#test/integration/client.ts';
import { announcedIsDone, asAdmin, control, signedUp } from '#test/integration/cloud.ts';
import { read as readToItsEnd, sentFile, uploaded } from '#test/integration/intake/intake.ts';
import { sendForm } from '#test/integration/uploads/sending.ts';
import { bulkAct, exported } from './jobs.ts';
import { managed, newName } from './managed.ts';
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

/** An ebook that names a framework: what becomes of the framework, the ebook has in the end. */
const named = (act: 'rename' | 'replace'): Scenario => ({
  async begin() {
    const [admin, id] = [await asAdmin(), await anEbook()];
    const make = async () =>
      (await admin.post('/admin/frameworks', { name: newName(), description: 'What it is' })).body.framework;
    const [framework, other] = [await make(), await make()];
    const { title, price, revision } = (await admin.get(`/admin/ebooks/${id}`)).body;
    await admin.put(`/admin/ebooks/${id}`, { title, price, revision, regulatory_source: framework.name });
    const to = act === 'rename' ? newName() : other.name;
    const at = `/admin/frameworks/${framework.id}`;
    return {
      act: () =>
        act === 'rename' ? admin.put(at, { name: to, revision: 1 }) : admin.delete(`${at}?replace_with=${other.id}`),
      async read() {
        await control('fire/CatalogOutboxSweep');
        await announcedIsDone();
        const { body } = await admin.get(`/admin/ebooks/${id}`);
        return { isNew: body.regulatory_source === to, edits: body.revision - revision };
      },
    };
  },
});

/** A file that was not announced, for its event was lost or the workers had enough, is for the sweep: now, not in its minute. */
async function swept(admin: Client, id: string) {
  await control('fire/CatalogIntakeOutboxSweep');
  return readToItsEnd(admin, id);
}

const document = docxOf(wordParagraph('A risk that nobody owns.'));

/** How many ebooks were made of files under a title, of those that admins see. */
const uploadsNamed = async (admin: Client, tab: string, title: string): Promise<number> =>
  (await admin.get('/admin/ebooks/uploads', { query: { tab, search: title } })).body.length;

/** An act on a prompt package. */
const onPackage = (act: (admin: Client, at: string, revision: number) => ReturnType<Client['post']>): Scenario => ({
  async begin() {
    const [admin, title] = [await asAdmin(), newName()];
    const form = { title, price: '1' };
    const { body } = await sendForm(admin, '/admin/prompt-packages/upload', Buffer.from('prompt\nx\n'), 'p.csv', form);
    const { revision } = await swept(admin, body.prompt_package.id);
    const at = `/admin/prompt-packages/${body.prompt_package.id}`;
    const read = async () => {
      const found = (await admin.get('/admin/prompt-packages', { query: { search: title } })).body[0];
      return found ? { price: found.price, edits: found.revision - revision } : 'not there';
    };
    return { act: () => act(admin, at, revision), read };
  },
});

walk('catalog', {
  'POST /admin/ebooks/upload': {
    async begin() {
      const [admin, title] = [await asAdmin(), newName()];
      const body = { title, price: 1, file_url: await sentFile(admin, 'docx', document) };
      const headers = { 'idempotency-key': randomUUID() };
      const read = () => uploadsNamed(admin, 'ebooks', title);
      return { act: () => admin.post('/admin/ebooks/upload', body, { headers }), read };
    },
  },
  'POST /admin/ebooks/{id}/reprocess': {
    // Once the file has been read, asking again is another wish.
    repeats: true,
    async begin() {
      const admin = await asAdmin();
      const { id } = await uploaded(admin, await sentFile(admin, 'docx', document));
      const { revision } = await swept(admin, id);
      const read = async () => {
        const { upload_status, content, revision: now } = await swept(admin, id);
        return { upload_status, content, edits: now - revision };
      };
      return { act: () => admin.post(`/admin/ebooks/${id}/reprocess`), read };
    },
  },
  'POST /admin/prompt-packages/upload': {
    repeats: true,
    async begin() {
      const [admin, title] = [await asAdmin(), newName()];
      const form = { title, price: '1' };
      const table = Buffer.from('prompt\nx\n');
      const read = () => uploadsNamed(admin, 'prompts', title);
      return { act: () => sendForm(admin, '/admin/prompt-packages/upload', table, 'p.csv', form), read };
    },
  },
  'PUT /admin/prompt-packages/{id}': onPackage((admin, at, revision) =>
    admin.put(at, { title: 'Edited', price: 7, revision }),
  ),
  'DELETE /admin/prompt-packages/{id}': onPackage((admin, at) => admin.delete(at)),
  'POST /admin/ebooks/export': exported('/admin/ebooks/export'),
  'POST /admin/frameworks/bulk': bulkAct('/admin/frameworks/bulk', 'delete'),
  'POST /admin/frameworks': frameworks.create,
  'PUT /admin/frameworks/{id}': named('rename'),
  'DELETE /admin/frameworks/{id}': named('replace'),
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
  'PUT /admin/ebooks/{id}/text': onEbook((admin, at) =>
    admin.put(`${at}/text`, { content: 'Another text', content_version: 1 }),
  ),
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
