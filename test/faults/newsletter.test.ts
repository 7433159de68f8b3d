import { randomUUID } from 'node:crypto';
import { NewsletterEntity } from '#functions/newsletter/newsletter.entity.ts';
import { RoundEntity, SendingEntity } from '#functions/newsletter/sending/sending.entity.ts';
import { signId } from '#functions/newsletter/subscriber/signed-id.ts';
import { findSubscriber } from '#functions/newsletter/subscriber/subscriber.repo.ts';
import { isSuppressed, suppress } from '#functions/newsletter/suppression/suppression.service.ts';
import { OutboxEntity } from '#lib/outbox/outbox.entity.ts';
import type { Sending } from '#shared/newsletter/sending.ts';
import { setProfile } from '#test/integration/accounts/accounts.ts';
import type { Client } from '#test/integration/client.ts';
import { asAdmin, eventually, signedUp, visitor } from '#test/integration/cloud.ts';
import { written } from '#test/integration/newsletter/campaign.ts';
import {
  confirmSubject,
  mailAbout,
  mailsAbout,
  someAddress,
  sweep,
  tokenOf,
} from '#test/integration/newsletter/newsletter.ts';
import { complete, sent } from '#test/integration/uploads/sending.ts';
import { bulkAct, exported, startedWith } from './jobs.ts';
import { managed } from './managed.ts';
import type { Scenario } from './scenario.ts';
import { walk } from './walk.ts';

const newsletters = managed({
  path: '/admin/newsletters',
  field: 'newsletter',
  name: 'subject',
  fields: { content: '<p>Three things.</p>' },
});

/** Waits until no task for this address is pending behind a response. */
async function untilDone(email: string): Promise<void> {
  await eventually(async () => {
    await sweep();
    const { data } = await OutboxEntity.query.byTurn({ queue: 'newsletter', state: 'waiting' }).go({ pages: 'all' });
    return data.every(({ subject, task }) => subject !== email || task.kind === 'lapse');
  });
}

const subscribe = (email: string) => visitor().post('/newsletter/subscribe-public', { email, interests: [] });

/** A subscriber who has not confirmed yet. */
async function pending() {
  const email = someAddress();
  await subscribe(email);
  await untilDone(email);
  const path = `/newsletter/confirm/${tokenOf(await mailAbout(email, confirmSubject))}`;
  const admin = await asAdmin();
  const find = async () => (await admin.get('/admin/newsletter-subscribers', { query: { search: email } })).body[0];
  return { email, path, admin, find };
}

/** Requests about a confirmed subscriber. `links` is the id in the links of their mails. */
const onSubscriber = (
  act: (at: { links: string; id: string; admin: Client }) => ReturnType<Client['post']>,
): Scenario => ({
  async begin() {
    const { path, admin, find } = await pending();
    await visitor().get(path);
    const { id } = await find();
    const links = await signId(id);
    return {
      act: () => act({ links, id, admin }),
      read: async () => {
        const { status, body } = await visitor().get(`/newsletter/preferences/${links}`);
        return { status, subscribed: body.subscribed, interests: body.interests, listed: (await find()) !== undefined };
      },
    };
  },
});

/** Where a sending stands before an act: no worker has it, and none takes it over. */
async function standing(id: string, state: Sending['state'], failed = 0): Promise<void> {
  const moment = new Date().toISOString();
  const far = new Date(Date.now() + 3_600_000).toISOString();
  const underWay = state === 'sending' ? { under_way: 'yes' } : {};
  await NewsletterEntity.patch({ id })
    .set({ status: state === 'sent' ? 'sent' : 'sending' })
    .go();
  await RoundEntity.put({
    ...{ newsletter_id: id, round: 1, kind: 'audience', started_at: moment },
    ...{ batches: 0, total: failed, is_frozen: true, first_open: 1, sent: 0, failed, suppressed: 0, uncertain: 0 },
    ...(state === 'sent' && { ended_at: moment }),
  }).go();
  await SendingEntity.put({
    ...{ newsletter_id: id, state, run: 1, round: 1, links: [], started_at: moment, seen_at: far, ...underWay },
    ...(state === 'paused' && { pause: { reason: 'admin', at: moment, by: 'Ada' } }),
  }).go();
}

/** An act on the sending of a newsletter. */
const onSending = (act: string, before: (id: string) => Promise<void>, body?: object): Scenario => ({
  async begin() {
    const admin = await asAdmin();
    const { id } = await written(admin, 'frameworks');
    await before(id);
    return {
      act: () => admin.post(`/admin/newsletters/${id}/${act}`, body),
      async read() {
        const { status, body: found } = await admin.get(`/admin/newsletters/${id}/sending`);
        if (status !== 200) return { status };
        const { state, rounds } = found as Sending;
        // What was begun may be over by now.
        const isBegun = (state === 'sending' || state === 'sent') && act !== 'pause';
        return { state: isBegun ? 'begun' : state, rounds: rounds.length };
      },
    };
  },
});

/** Somebody who gets newsletters, so that there is an audience. */
async function reader(): Promise<void> {
  const { path } = await pending();
  await visitor().get(path);
}

walk('newsletter', {
  'POST /admin/newsletter-subscribers/export': exported('/admin/newsletter-subscribers/export'),
  'POST /admin/newsletters/{id}/recipients/export': {
    async begin() {
      const { id } = await written(await asAdmin(), 'frameworks');
      await standing(id, 'sent');
      return exported(`/admin/newsletters/${id}/recipients/export`).begin();
    },
  },
  'POST /newsletter/subscribe-public': {
    repeats: true,
    async begin() {
      const email = someAddress();
      return {
        act: () => subscribe(email),
        async read() {
          await untilDone(email);
          return (await mailsAbout(email, confirmSubject)).length > 0;
        },
      };
    },
  },
  'GET /newsletter/confirm/{token}': {
    async begin() {
      const { path, find } = await pending();
      return { act: () => visitor().get(path), read: async () => (await find()).confirmed };
    },
  },
  'POST /newsletter/subscribe': {
    async begin() {
      const { client } = await signedUp();
      await setProfile(client, { email_verified: true });
      return {
        act: () => client.post('/newsletter/subscribe', { interests: ['compliance'] }),
        read: async () => (await client.get('/newsletter/status')).body,
      };
    },
  },
  'POST /newsletter/unsubscribe/{subscriberId}': onSubscriber(({ links }) =>
    visitor().post(`/newsletter/unsubscribe/${links}`),
  ),
  'PUT /newsletter/preferences/{subscriberId}': onSubscriber(({ links }) =>
    visitor().put(`/newsletter/preferences/${links}`, { interests: ['cybersecurity'] }),
  ),
  'DELETE /admin/newsletter-subscribers/{id}': onSubscriber(({ id, admin }) =>
    admin.delete(`/admin/newsletter-subscribers/${id}`),
  ),
  'POST /admin/newsletters/{id}/send': onSending('send', reader),
  'POST /admin/newsletters/{id}/pause': onSending('pause', (id) => standing(id, 'sending')),
  'POST /admin/newsletters/{id}/resume': onSending('resume', (id) => standing(id, 'paused')),
  'POST /admin/newsletters/{id}/stop': onSending('stop', (id) => standing(id, 'paused')),
  // Mails that fail again may be sent again.
  'POST /admin/newsletters/{id}/resend': {
    ...onSending('resend', (id) => standing(id, 'sent', 1), { to: 'failed' }),
    repeats: true,
  },
  'POST /admin/newsletter-subscribers/bulk': bulkAct('/admin/newsletter-subscribers/bulk', 'remove'),
  'POST /admin/newsletter-subscribers/import': {
    async begin() {
      const admin = await asAdmin();
      const bytes = Buffer.from('Email\nnobody\n');
      const file = { bytes, filename: 'people.csv', content_type: 'text/csv', purpose: 'subscribers' };
      const upload_id = await sent(admin, file);
      await complete(admin, upload_id);
      const headers = { 'idempotency-key': randomUUID() };
      const body = { upload_id, mapping: { email: 0 }, consent: 'At our booth', dry_run: false };
      return {
        act: () => admin.post('/admin/newsletter-subscribers/import', body, { headers }),
        read: () => startedWith(admin, upload_id),
      };
    },
  },
  'POST /admin/newsletter-suppressions': {
    async begin() {
      const { email, admin } = await pending();
      return {
        act: () => admin.post('/admin/newsletter-suppressions', { email }),
        read: async () => ({
          suppressed: await isSuppressed(email),
          subscriber: (await findSubscriber(email))?.status === 'suppressed',
        }),
      };
    },
  },
  'DELETE /admin/newsletter-suppressions': {
    async begin() {
      const { email, admin } = await pending();
      await suppress(email, 'bounce', new Date().toISOString());
      return {
        act: () => admin.delete('/admin/newsletter-suppressions', { email }),
        read: async () => ({
          suppressed: await isSuppressed(email),
          subscriber: (await findSubscriber(email))?.status === 'suppressed',
        }),
      };
    },
  },
  // To the caller and a colleague: to both or, as it is after a refusal, to nobody.
  'POST /admin/newsletters/{id}/test': {
    repeats: true,
    async begin() {
      const admin = await asAdmin();
      const subject = someAddress();
      const { id, email } = (await admin.get('/auth/me')).body;
      const colleague = await signedUp();
      await setProfile(colleague.client, { role: 'editor' });
      const { body } = await admin.post('/admin/newsletters', { subject, content: '<p>Three things.</p>' });
      const recipients = [id, colleague.user.id];
      return {
        act: () => admin.post(`/admin/newsletters/${body.newsletter.id}/test`, { recipients }),
        async read() {
          const people = [email, colleague.person.email];
          for (const each of people) await untilDone(each);
          const mails = await Promise.all(people.map((each) => mailsAbout(each, `[Test] ${subject}`)));
          return mails.map(({ length }) => length > 0);
        },
      };
    },
  },
  'POST /admin/newsletters': newsletters.create,
  'PUT /admin/newsletters/{id}': newsletters.edit,
  'DELETE /admin/newsletters/{id}': newsletters.remove,
});
