import { describe, expect, test } from 'vitest';
import { announcedIsDone, control, fileCloud, mailsTo, signedUp, somebody, visitor, withinAMinute } from '../cloud.ts';
import { codeIn, setProfile, tokenIn } from './accounts.ts';
import { byCode, byLink, otherCode, requested, sent, subject } from './reset.ts';

const cloud = fileCloud();

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('asking for a reset', () => {
  test('mails a link and a code to the account', async () => {
    const { mail, token, code, email } = await requested();
    expect(mail.to).toBe(email);
    expect(mail.text).toMatch(/^http:\/\/localhost:\d+\/reset-password\?token=/m);
    expect(token).toMatch(/^[\da-f]{32}\.[\w-]{43}$/);
    expect(code).toMatch(/^\d{6}$/);
    expect(mail.subject).not.toContain(code);
    expect(mail.text).toContain('30 minutes');
  });

  test('answers unknown and deactivated addresses alike, and mails nothing', async () => {
    const { client, person } = await signedUp();
    await setProfile(client, { status: 'inactive' });
    for (const email of ['nobody-at-all@example.test', person.email]) {
      expect(await visitor().post('/auth/request-password-reset', { email })).toMatchObject({
        status: 200,
        body: sent,
      });
      expect((await mailsTo(email)).filter((mail) => mail.subject === subject)).toEqual([]);
    }
    expect(await visitor().post('/auth/request-password-reset', { email: '' })).toMatchObject({ status: 422 });
  });

  test('takes as long for a known address as for an unknown one', async () => {
    const time = async (email: string): Promise<number> => {
      const begun = performance.now();
      expect((await visitor().post('/auth/request-password-reset', { email })).status).toBe(200);
      return performance.now() - begun;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    // Each address is new, so that each known one gets a mail; alternating, so that the machine's load affects both alike.
    for (const { person } of await Promise.all(Array.from({ length: 5 }, () => signedUp()))) {
      times.known.push(await time(person.email));
      times.unknown.push(await time(somebody().email));
    }
    expect(Math.abs(median(times.known) - median(times.unknown)), JSON.stringify(times)).toBeLessThan(1000);
  });

  test('answers the same when the mail cannot be sent', async () => {
    const { url } = cloud();
    const { person } = await signedUp(url);
    await control('faults', { service: 'ses', error: 'Throttling', status: 400, times: 3 }, url);
    const answer = await visitor(url).post('/auth/request-password-reset', { email: person.email });
    expect(answer).toMatchObject({ status: 200, body: sent });
  });

  test('is limited per visitor', async () => {
    const answers = await withinAMinute(() => {
      const client = visitor();
      const ask = () => client.post('/auth/request-password-reset', { email: 'nobody-3@example.test' });
      return Promise.all(Array.from({ length: 7 }, ask));
    });
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('the limit of an address', () => {
  const ask = (email: string, base?: string) => visitor(base).post('/auth/request-password-reset', { email });
  /** Mails that were requested concurrently may overtake one another. */
  const askAndMail = async (email: string, base?: string) => {
    await ask(email, base);
    await announcedIsDone(base);
  };
  const resetMails = async (email: string, base?: string) =>
    (await mailsTo(email, base)).filter((mail) => mail.subject === subject);

  test('is five mails; the response does not reveal it', async () => {
    const { person } = await signedUp();
    for (const expected of [1, 2, 3, 4, 5, 5, 5]) {
      expect(await ask(person.email)).toMatchObject({ status: 200, body: sent });
      expect(await resetMails(person.email)).toHaveLength(expected);
    }
  });

  test('holds for concurrent requests; a mail that a newer request has overtaken is not sent', async () => {
    const { person } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(person.email)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: sent });
    const { length } = await resetMails(person.email);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(5);
    const before = length;
    expect(await ask(person.email)).toMatchObject({ status: 200, body: sent });
    expect(await resetMails(person.email)).toHaveLength(before);
  });

  test('leaves the newest mail valid, and other addresses alone', async () => {
    const r = await requested();
    for (let i = 0; i < 4; i++) await askAndMail(r.email);
    const [newest] = await resetMails(r.email);
    await ask(r.email);
    expect(await resetMails(r.email)).toHaveLength(5);
    await requested();
    expect((await byLink(tokenIn(newest?.text ?? ''))).status).toBe(200);
  });

  test('ends when the link of the first mail expires: while mails are refused, the newest link is valid', async () => {
    const { url } = cloud();
    const { person } = await signedUp(url);
    const wait = (minutes: number) => control('clock', { advance_ms: minutes * 60_000 }, url);
    for (let i = 0; i < 6; i++) await askAndMail(person.email, url);
    await wait(29);
    await ask(person.email, url);
    const mails = await resetMails(person.email, url);
    expect(mails).toHaveLength(5);
    for (let i = 0; i < 5; i++) await byCode(person.email, otherCode(codeIn(mails[0]?.text ?? ''), i + 1), url);
    expect((await byLink(tokenIn(mails[0]?.text ?? ''), url)).status).toBe(200);
    await wait(2);
    await ask(person.email, url);
    expect(await resetMails(person.email, url)).toHaveLength(6);
  });
});
