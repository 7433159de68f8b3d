import { describe, expect, it } from 'vitest';
import { setProfile } from '../accounts/accounts.ts';
import { signedUp } from '../cloud.ts';
import { sent } from './inquiries.ts';

describe('the inquiries of an address', () => {
  async function account() {
    const { client, person } = await signedUp();
    const { inquiry, admin } = await sent(undefined, person.email);
    const shown = async () => (await admin.get(`/admin/inquiries/${inquiry.id}`)).status;
    const leave = async () => (await client.delete('/user', { password: person.password })).status;
    const exported = async () => (await client.get('/user/export')).body.inquiries;
    return { client, inquiry, admin, shown, leave, exported };
  }

  it('are exported and removed with the account that has verified it', async () => {
    const { client, inquiry, admin, shown, leave, exported } = await account();
    await admin.post(`/admin/inquiries/${inquiry.id}/reply`, { message: 'It is all in there.', revision: 1 });
    expect(await exported()).toEqual([]);
    await setProfile(client, { email_verified: true });
    const [own, ...others] = await exported();
    const { id, kind, subject, message } = inquiry;
    expect([own, others]).toMatchObject([
      { id, kind, subject, message, replies: [{ message: 'It is all in there.' }] },
      [],
    ]);
    for (const inner of ['notes', 'list', 'revision']) expect(own).not.toHaveProperty(inner);
    expect(JSON.stringify(own.replies)).not.toContain('"by"');
    const search = { query: { search: inquiry.email } };
    expect((await admin.get('/admin/inquiries', search)).body).toHaveLength(1);
    expect([await leave(), await shown()]).toEqual([200, 404]);
    expect((await admin.get('/admin/inquiries', search)).body).toEqual([]);
  });

  it('stay when the account has not verified it: the address may be somebody else’s', async () => {
    const { shown, leave } = await account();
    expect([await leave(), await shown()]).toEqual([200, 200]);
  });
});
