import { expect, it } from 'vitest';
import { NewsletterEntity } from '#functions/newsletter/newsletter.entity.ts';
import { asAdmin } from '../cloud.ts';

async function created(subject: string, scheduled_date: string | null = null) {
  const admin = await asAdmin();
  const { body } = await admin.post('/admin/newsletters', { subject, content: '<p>News.</p>', scheduled_date });
  return { admin, id: body.newsletter.id as string };
}
const within = (month: string) => ({ from: `${month}-01T00:00:00Z`, to: `${month}-28T00:00:00Z` });

it('has a planned newsletter on its date and a sent one when it was sent, and no drafts', async () => {
  const { admin, id: planned } = await created('Planned', '2041-05-04T08:00:00+02:00');
  const { id: sent } = await created('Sent', '2041-05-05T08:00:00Z');
  await created('Written');
  // As the sending will leave it.
  await NewsletterEntity.patch({ id: sent }).set({ status: 'sent', sent_at: '2041-07-06T08:00:05.000Z' }).go();
  const calendarOf = async (month: string) =>
    (await admin.get('/admin/newsletters/calendar', { query: within(month) })).body;
  expect(await calendarOf('2041-05')).toEqual({
    entries: [{ id: planned, title: 'Planned', at: '2041-05-04T06:00:00.000Z', status: 'scheduled' }],
    has_more: false,
  });
  expect(await calendarOf('2041-07')).toEqual({
    entries: [{ id: sent, title: 'Sent', at: '2041-07-06T08:00:05.000Z', status: 'sent' }],
    has_more: false,
  });
});
