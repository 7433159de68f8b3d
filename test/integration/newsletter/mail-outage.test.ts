import { expect, test } from 'vitest';
import { newestMail, tokenIn } from '../accounts/accounts.ts';
import { byLink, sent, subject } from '../accounts/reset.ts';
import { announcedIsDone, control, mailsTo, ownCloud, signedUp, visitor } from '../cloud.ts';

/** SES refuses mails: none is lost. `mail-outage.full.test.ts` covers an SES that does not respond. */

test('a reset that SES refused is mailed a minute later, without a new request', async () => {
  const { url } = await ownCloud();
  const { person } = await signedUp(url);
  await announcedIsDone(url);
  const resets = async () =>
    (await mailsTo(person.email, url)).filter((mail) => mail.subject.startsWith(subject)).length;
  // The worker's call, and the SDK's retry.
  await control('faults', { service: 'ses', error: 'ServiceUnavailable', status: 503, times: 2 }, url);
  expect(await visitor(url).post('/auth/request-password-reset', { email: person.email })).toMatchObject({
    status: 200,
    body: sent,
  });
  expect(await resets()).toBe(0);
  await control('clock', { advance_ms: 61_000 }, url);
  await control('fire/AccountsOutboxSweep', {}, url);
  expect(await resets()).toBe(1);
  const { text } = await newestMail(person.email, subject, url);
  expect((await byLink(tokenIn(text), url)).status).toBe(200);
});
