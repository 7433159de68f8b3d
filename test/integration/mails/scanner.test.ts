import { beforeAll, describe, expect, it } from 'vitest';
import { linksOf } from '#lib/mail/testing/reading.ts';
import { letters, usual } from '#test/mails/samples.ts';
import { codeIn, tokenIn } from '../accounts/accounts.ts';
import { byCode, byLink } from '../accounts/reset.ts';
import { eventually, mailsTo, type StoredMail, visitor } from '../cloud.ts';
import { tokenOf, welcomeSubject } from '../newsletter/newsletter.ts';
import {
  buyer,
  endings,
  guarded,
  here,
  inquiry,
  largeExport,
  newAccount,
  newSubscribers,
  type Occasion,
} from './occasions.ts';

/*
 * Mailboxes of companies open every link of a mail before its reader does, some of them twice. That must not confirm, use
 * up, end or send anything. Newsletters with their counted links are in `newsletter/newsletter-tracking.test.ts`.
 */

const agent = 'Mozilla/5.0 (compatible; Proofpoint URL Defense)';

/** Addresses in both parts and in the header by which mail programs unsubscribe. */
function addressesIn({ html, text, headers }: StoredMail): string[] {
  const inText = text.match(/https?:\/\/[^\s<>)]+/g) ?? [];
  const inHeader = headers['list-unsubscribe']?.match(/https?:\/\/[^>]+/g) ?? [];
  return [...new Set([...linksOf(html), ...inText, ...inHeader])];
}

/** Opens an address like a scanner: without cookies, following where it leads. */
async function open(address: string, method: string): Promise<void> {
  const { status, headers } = await fetch(here(address), { method, headers: { 'user-agent': agent } });
  expect([address, method, status, headers.get('content-type')]).toEqual([
    address,
    method,
    200,
    expect.stringMatching(/^text\/html/),
  ]);
}

async function scan(mails: readonly StoredMail[]): Promise<number> {
  const addresses = mails.flatMap(addressesIn);
  for (const address of addresses) for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) await open(address, method);
  return addresses.length;
}

/** Kinds of mail that have been opened, by their subjects. */
const seen: string[] = [];

async function changesNothing({ mails, look }: Occasion): Promise<void> {
  const before = await look();
  expect(await scan(mails)).toBeGreaterThanOrEqual(mails.length > 2 ? 3 : 1);
  expect(await look()).toEqual(before);
  seen.push(...mails.map(({ subject }) => subject));
}

describe('every link of every mail, opened twice by a scanner', () => {
  describe('of a new account', () => {
    let account: Awaited<ReturnType<typeof newAccount>>;
    beforeAll(async () => {
      account = await newAccount();
      await changesNothing(account);
    });

    it('leaves the address unconfirmed, and its link for the reader', async () => {
      const { client, verification } = account;
      expect((await client.get('/auth/me')).body.email_verified).toBe(false);
      expect((await visitor().post('/auth/verify-email', { token: tokenIn(verification.text) })).status).toBe(200);
      expect((await client.get('/auth/me')).body.email_verified).toBe(true);
    });

    it('leaves the password, and code and link of the reset', async () => {
      const { person, reset } = account;
      expect((await visitor().post('/auth/login', person)).status).toBe(200);
      expect((await byCode(person.email, codeIn(reset.text))).status).toBe(200);
      const other = await newAccount();
      await changesNothing(other);
      expect((await byLink(tokenIn(other.reset.text))).status).toBe(200);
    });
  });

  it('leaves who has not confirmed a newsletter as they are, and those who have with their topics', async () => {
    const { pending, confirmed, confirmation, topics, mails, look } = await newSubscribers();
    await changesNothing({ mails, look });
    expect((await mailsTo(pending)).map(({ subject }) => subject)).not.toContain(welcomeSubject);
    for (const mail of [confirmation, topics])
      expect((await visitor().get(`/newsletter/confirm/${tokenOf(mail)}`)).status).toBe(200);
    expect(JSON.stringify(await eventually(look))).toContain('frameworks');
    expect((await mailsTo(confirmed)).filter(({ subject }) => subject === welcomeSubject)).toHaveLength(1);
    await eventually(async () => (await mailsTo(pending)).some(({ subject }) => subject === welcomeSubject));
  });

  it.each([
    ['orders and books', buyer],
    ['a second factor', guarded],
    ['an export and its files', largeExport],
    ['an account after a reset, and one that is gone', endings],
  ])('leaves %s', async (_, occasion) => changesNothing(await occasion()));

  it('has none to open in the mails about an inquiry', async () => {
    const { mails, look } = await inquiry();
    const before = await look();
    expect(mails.flatMap(addressesIn)).toEqual([]);
    expect(await look()).toEqual(before);
    seen.push(...mails.map(({ subject }) => subject));
  });

  it('was every kind of mail that the product sends', () => {
    const kinds = seen.map((subject) => subject.replace(/ord_\w+/, ''));
    const missing = Object.entries(letters).filter(([, write]) => {
      const subjects = write(usual).map(({ subject }) => subject.replace(/ord_\w+/, '').replace(usual.subject, ''));
      return !kinds.some((kind) => subjects.some((subject) => kind.startsWith(subject)));
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
