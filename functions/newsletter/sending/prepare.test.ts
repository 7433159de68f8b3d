import { expect, it } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* Who of a frozen batch still gets a mail, on a real table. */

const lib = onTable(async () => ({
  ...(await import('./prepare.ts')),
  ...(await import('../newsletter.mail.ts')),
  ...(await import('../subscriber/subscriber.entity.ts')),
}));

const issue = {
  links: [],
  mailTo: async ({ email }: { email: string }) =>
    lib.issueMail(email, 'News', { html: '<p>News</p>', text: 'News' }, {}),
};

async function subscriber(email: string, id: string, status: 'confirmed' | 'unsubscribed'): Promise<void> {
  const roll = status === 'confirmed' ? 'current' : 'left';
  const rest = { interests: [], source: 'website', mails: 0, created_at: '', revision: 1 };
  await lib.SubscriberEntity.put({ email, id, status, roll, ...rest }).go();
}

it('whoever was removed and has subscribed again gets nothing that was frozen for them before', async () => {
  await subscriber('here@example.test', 'sbr_1', 'confirmed');
  await subscriber('back@example.test', 'sbr_new', 'confirmed');
  await subscriber('gone@example.test', 'sbr_3', 'unsubscribed');
  const recipients = [
    { id: 'sbr_1', email: 'here@example.test' },
    { id: 'sbr_old', email: 'back@example.test' },
    { id: 'sbr_3', email: 'gone@example.test' },
  ];
  const batch = { newsletter_id: 'nwl_1', round: 1, number: '000001', recipients, upto: 3, after: '', ttl: 0 };
  const prepared = await lib.prepare({ issue, texts: [] }, batch, [0, 1, 2]);
  const mailed = prepared.filter((each) => 'mail' in each).map(({ placed }) => placed.subscriber_id);
  expect([mailed, prepared.length]).toEqual([['sbr_1'], 3]);
});
