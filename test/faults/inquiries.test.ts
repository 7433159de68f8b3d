import { randomUUID } from 'node:crypto';
import { asAdmin, visitor } from '#test/integration/cloud.ts';
import { bulkAct, exported } from './jobs.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const written = () => ({
  ...{ name: 'Sam', email: `sender-${randomUUID()}@example.test`, subject: 'A question', message: 'What is in it?' },
  ...{ company: 'ACME' },
});

/** How many inquiries of an address the admin sees. */
async function inbox() {
  const admin = await asAdmin();
  return async (address: string) => {
    const { body } = await admin.get('/admin/inquiries?limit=100');
    return body.filter(({ email }: { email: string }) => email === address);
  };
}

const form = (path: string): Scenario => ({
  async begin() {
    const [body, find] = [written(), await inbox()];
    const headers = { 'idempotency-key': randomUUID() };
    return { act: () => visitor().post(path, body, { headers }), read: async () => (await find(body.email)).length };
  },
});

const onInquiry = (send: (id: string) => [method: 'put' | 'post', path: string, body: object]): Scenario => ({
  async begin() {
    const [body, find, admin] = [written(), await inbox(), await asAdmin()];
    await visitor().post('/contact/general', body);
    const [{ id }] = await find(body.email);
    const [method, path, fields] = send(id);
    return {
      act: () => admin[method](path, fields),
      read: async () => {
        const { state, notes, replies, revision } = (await admin.get(`/admin/inquiries/${id}`)).body;
        return { state, notes, replies: replies.length, revision };
      },
    };
  },
});

walk('inquiries', {
  'POST /admin/inquiries/export': exported('/admin/inquiries/export'),
  'POST /admin/inquiries/bulk': bulkAct('/admin/inquiries/bulk', 'done'),
  'POST /contact/advertise': form('/contact/advertise'),
  'POST /contact/general': form('/contact/general'),
  'POST /contact-form': form('/contact-form'),
  'PUT /admin/inquiries/{id}': onInquiry((id) => [
    'put',
    `/admin/inquiries/${id}`,
    { state: 'done', notes: 'Answered', revision: 1 },
  ]),
  'POST /admin/inquiries/{id}/reply': onInquiry((id) => [
    'post',
    `/admin/inquiries/${id}/reply`,
    { message: 'It is all in there.', revision: 1 },
  ]),
});
