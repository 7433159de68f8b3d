import { expect } from 'vitest';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually } from '../cloud.ts';

/** Shared by the tests that rename frameworks. */

let count = 0;
export const newName = () => `Framework ${process.pid} ${++count} ${Math.random().toString(36).slice(2, 8)}`;

export const book = async (admin: Client, id: string) => (await admin.get(`/admin/ebooks/${id}`)).body;

/** Sets the framework of an ebook. */
export async function name(admin: Client, id: string, regulatory_source: string) {
  const { title, price, revision } = await book(admin, id);
  const { status, body } = await admin.put(`/admin/ebooks/${id}`, { title, price, revision, regulatory_source });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.ebook;
}

export const frameworkNamed = async (admin: Client, wanted: string) => {
  const { body } = await admin.get(`/admin/frameworks?search=${encodeURIComponent(wanted)}`);
  return body.find((each: { name: string }) => each.name === wanted);
};

/** A framework with this many ebooks. */
export async function used(admin: Client, times: number) {
  const fields = { name: newName(), description: 'What it asks for', category: 'Privacy' };
  const { body } = await admin.post('/admin/frameworks', fields);
  const books: { id: string }[] = (await admin.get(`/admin/ebooks?limit=${times}&status=published`)).body;
  const ids = books.map(({ id }) => id);
  for (const id of ids) await name(admin, id, fields.name);
  return { ...body.framework, at: `/admin/frameworks/${body.framework.id}`, ids };
}

export const ended = (admin: Client, id: string) =>
  eventually(async () => {
    const { body } = await admin.get(`/admin/jobs/${id}`);
    return body.ended_at && body;
  });
export const sources = (admin: Client, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await book(admin, id)).regulatory_source));

/** Every ebook ends with the new name, although the worker dies during one of its writes. */
export async function expectSurvives(url: string, skip: number): Promise<void> {
  const admins = () => asAdmin(url);
  const admin = await admins();
  const framework = await used(admin, 3);
  const before = await Promise.all(framework.ids.map((id: string) => book(admin, id)));
  await control('delivered', {}, url);
  // One write is the rename itself.
  const kill = { service: 'dynamodb', operation: 'TransactWriteItems', kill: true, skip: skip + 1, times: 1 };
  await control('faults', kill, url);
  const to = newName();
  const { body } = await admin.put(framework.at, { name: to, revision: 1 });
  await control('delivered', {}, url);
  await control('faults', { clear: true }, url);
  // Past the lease of the interrupted task.
  await control('clock', { advance_ms: 10 * 60_000 }, url);
  await control('fire/CatalogOutboxSweep', {}, url);
  const later = await admins();
  expect((await ended(later, body.job.id)).state).toBe('done');
  const books = await Promise.all(framework.ids.map((id: string) => book(later, id)));
  expect(books.map(({ regulatory_source, revision }) => [regulatory_source, revision])).toEqual(
    before.map(({ revision }) => [to, revision + 1]),
  );
  expect((await frameworkNamed(later, to)).usage_count).toBe(3);
  const again = { name: framework.name, description: 'Another one' };
  expect((await later.post('/admin/frameworks', again)).status).toBe(201);
}
