import { expect, it } from 'vitest';
import { announcedIsDone, control, fileCloud, mailsNow, mailsTo, signedUp, visitor } from '../cloud.ts';

/** What SES refuses to an account: no response shows it, and each mail is sent once it may be. */

const cloud = fileCloud();
const url = () => cloud().url;
const subject = 'Reset your Rampart password';

/** People who can ask for a mail, and how many have arrived: by now, or after the next retry. */
async function asking(count: number) {
  const people = await Promise.all(Array.from({ length: count }, () => signedUp(url())));
  const resets = (mails: { subject: string }[]) => mails.filter((mail) => mail.subject === subject).length;
  const sum = async (read: typeof mailsNow) =>
    (await Promise.all(people.map(({ person }) => read(person.email, url())))).reduce((n, m) => n + resets(m), 0);
  return {
    emails: people.map(({ person }) => person.email),
    ask: async () => {
      for (const { person } of people) {
        const asked = await visitor(url()).post('/auth/request-password-reset', { email: person.email });
        expect(asked.status).toBe(200);
      }
      await announcedIsDone(url());
    },
    arrived: () => sum(mailsNow),
    arrivedAfterRetry: async () => {
      await control('clock', { advance_ms: 61_000 }, url());
      await control('fire/AccountsOutboxSweep', {}, url());
      return sum(mailsTo);
    },
  };
}

it.each([
  ['in the sandbox', { sandbox: { verified: [] } }],
  ['with its quota of the day used up', { max_24_hour_send: 0 }],
  ['that is paused', { paused: true }],
])('an account %s loses no mail', async (_, standing) => {
  const { ask, arrived, arrivedAfterRetry } = await asking(1);
  await control('sending', standing, url());
  await ask();
  expect(await arrived()).toBe(0);
  await control('sending', {}, url());
  expect(await arrivedAfterRetry()).toBe(1);
});

it('in the sandbox, who is verified gets mail', async () => {
  const { emails, ask, arrived } = await asking(1);
  await control('sending', { sandbox: { verified: emails } }, url());
  await ask();
  expect(await arrived()).toBe(1);
  await control('sending', {}, url());
});

it('mails above the rate follow later', async () => {
  const { ask, arrived, arrivedAfterRetry } = await asking(4);
  // The mails of their sign-ups are not of the same second.
  await announcedIsDone(url());
  await control('clock', { advance_ms: 2_000 }, url());
  await control('sending', { max_send_rate: 1 }, url());
  await ask();
  expect(await arrived()).toBeGreaterThan(0);
  await control('sending', {}, url());
  expect(await arrivedAfterRetry()).toBe(4);
});
