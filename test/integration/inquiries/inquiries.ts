import { randomUUID } from 'node:crypto';
import { asAdmin, eventually, visitor } from '../cloud.ts';

/** What the tests of inquiries share. */

export const somebody = () => `sender-${randomUUID()}@example.test`;
/** What a visitor writes into the contact form. */
export const contact = (fields: Record<string, unknown> = {}) => ({
  ...{ name: 'Sam', email: somebody(), subject: 'A question', message: 'What is in it?', type: 'contact' },
  ...fields,
});

/** An inquiry that has been sent, as admins see it. */
export async function sent(base?: string, email = somebody()) {
  const written = contact({ email, subject: `Question ${randomUUID()}` });
  const { status } = await visitor(base).post('/contact/general', written);
  if (status !== 201) throw new Error(String(status));
  const admin = await asAdmin(base);
  const inquiry = await eventually(async () => {
    const { body } = await admin.get('/admin/inquiries?limit=100');
    return body.find(({ email }: { email: string }) => email === written.email);
  });
  return { admin, inquiry, written };
}
