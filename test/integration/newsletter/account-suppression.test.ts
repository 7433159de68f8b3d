import { describe, expect, it } from 'vitest';
import { asAdmin, control, eventually, fileCloud, mailsTo, visitor } from '../cloud.ts';
import { someAddress } from './newsletter.ts';

/* SES keeps a suppression list for the account, beside ours for newsletters. */

const cloud = fileCloud();
const url = () => cloud().url;

const listed = async (email: string) =>
  (await (await asAdmin(url())).get('/admin/newsletter-suppressions', { query: { search: email } })).body;

/** Somebody whose first mail came back, or was reported as spam; whatever comes later is read. */
async function suppressed(reaction: 'bounce' | 'complain'): Promise<string> {
  const email = someAddress();
  await control('mailboxes', { [reaction]: [email] }, url());
  await visitor(url()).post('/newsletter/subscribe-public', { email });
  await eventually(async () => (await listed(email)).length === 1);
  await control('mailboxes', {}, url());
  return email;
}

/** What SES does with a mail that somebody waits for, here the acknowledgement of a question. */
async function outcomeOfMailTo(email: string): Promise<string> {
  const known = (await mailsTo(email, url())).length;
  const asked = { name: 'Sam', email, subject: 'A question', message: 'May I?', type: 'contact' };
  expect((await visitor(url()).post('/contact/general', asked)).status).toBeLessThan(300);
  const [mail] = await eventually(async () => {
    const mails = await mailsTo(email, url());
    return mails.length > known && mails;
  });
  return mail?.outcomes?.[email] ?? 'sent';
}

describe('the suppression list of the account', () => {
  it('keeps every mail from an address that does not exist, until an admin releases it', async () => {
    const email = await suppressed('bounce');
    expect(await outcomeOfMailTo(email)).toBe('suppressed for bounce');
    const released = await (await asAdmin(url())).delete('/admin/newsletter-suppressions', { email });
    expect(released.status).toBe(200);
    expect(await outcomeOfMailTo(email)).toBe('sent');
    expect(await listed(email)).toEqual([]);
  });

  it('keeps nothing from somebody who reported a newsletter as spam but newsletters', async () => {
    const email = await suppressed('complain');
    expect(await outcomeOfMailTo(email)).toBe('sent');
    expect(await listed(email)).toMatchObject([{ reason: 'complaint' }]);
  });
});
