import type { Client } from '../client.ts';
import { asAdmin, somebody, visitor } from '../cloud.ts';

/* Inquiries for the tests of what nights delete. */

/** Sends an inquiry and returns its id. */
export async function received(base: string): Promise<string> {
  const { email } = somebody();
  const message = { name: 'Sam', email, subject: `About ${email}`, message: 'Hello', type: 'contact' };
  const { status } = await visitor(base).post('/contact/general', message);
  if (status >= 300) throw new Error(`inquiry: ${status}`);
  const { body } = await (await asAdmin(base)).get(`/admin/inquiries?search=${encodeURIComponent(email)}`);
  return body[0].id;
}

export async function settled(admin: Client, id: string): Promise<void> {
  const { status } = await admin.put(`/admin/inquiries/${id}`, { state: 'done', revision: 1 });
  if (status !== 200) throw new Error(`settled: ${status}`);
}
