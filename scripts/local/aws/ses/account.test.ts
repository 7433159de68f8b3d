import { GetSendQuotaCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/service-endpoint.ts';
import { identityOf, neededToSend } from './identities.ts';
import { openTestMailbox, type TestMailbox } from './testing/mailbox.ts';

const hourMs = 3_600_000;
let now = Date.UTC(2031, 4, 6, 7, 8, 9);
let directory: ReturnType<typeof temporaryDirectory>;
let mailbox: TestMailbox;

beforeEach(async () => {
  directory = temporaryDirectory();
  mailbox = await openTestMailbox({ directory: directory.path, clock: { now: () => now } });
});
afterEach(async () => {
  await mailbox.close();
  directory.remove();
});

const sendTo = (to: string, from = 'shop@rampart.test') => mailbox.send({ from, to, text: 'x' });
const notVerified = (...addresses: string[]) => ({
  name: 'MessageRejected',
  message: `Email address is not verified. The following identities failed the check in region US-EAST-1: ${addresses.join(', ')}`,
});

describe('the identity of an address', () => {
  it.each([
    ['shop@news.rampart.test', ['rampart.test'], 'rampart.test'],
    ['shop@news.rampart.test', ['rampart.test', 'news.rampart.test'], 'news.rampart.test'],
    ['Shop@Rampart.test', ['rampart.test', 'shop@rampart.test'], 'shop@rampart.test'],
    ['shop@xrampart.test', ['rampart.test'], undefined],
    ['shop@rampart.test', ['news.rampart.test', 'other@rampart.test'], undefined],
  ])('%s of %j is %s', (address, verified, identity) => expect(identityOf(address, verified)).toBe(identity));
});

describe('a mail needs permission', () => {
  const mail = {
    source: 'shop@news.rampart.test',
    from: '"Rampart" <shop@news.rampart.test>',
    destinations: ['ada@example.com'],
    configurationSet: 'Mails',
  };
  const resources = (verified: string[], inSandbox: boolean) =>
    neededToSend(mail, verified, inSandbox).map(({ resource }) => resource.replace(/^.*:/, ''));

  it('on the identity of its sender and its configuration set', () => {
    expect(resources(['rampart.test'], false)).toEqual(['identity/rampart.test', 'configuration-set/Mails']);
    expect(resources([mail.source], false)).toContain(`identity/${mail.source}`);
    expect(resources([], false)).toContain(`identity/${mail.source}`);
    expect(neededToSend(mail, [], false)[0]?.context).toEqual({ 'ses:FromAddress': mail.source });
  });

  it('on the identities of the recipients too in the sandbox', () => {
    expect(resources(['rampart.test'], true)).toContain('identity/ada@example.com');
    expect(resources(['rampart.test', 'example.com'], true)).toContain('identity/example.com');
  });
});

describe('the account', () => {
  it('sends only from what is verified, in the envelope and in the header', async () => {
    await expect(sendTo('ada@example.com', 'a@example.com')).rejects.toMatchObject(notVerified('a@example.com'));
    const envelope = mailbox.send({ to: 'ada@example.com', text: 'x' }, { Source: 'b@example.com' });
    await expect(envelope).rejects.toMatchObject(notVerified('b@example.com'));
  });

  it('in the sandbox sends only to what is verified', async () => {
    mailbox.service.use({ sandbox: { verified: ['ada@example.com'] } });
    await sendTo('Ada@example.com');
    await sendTo('somebody@rampart.test');
    await expect(sendTo('eve@example.com')).rejects.toMatchObject(notVerified('eve@example.com'));
  });

  it('sends no more recipients a day than its quota, and says how many it had', async () => {
    mailbox.service.use({ max_24_hour_send: 3, max_send_rate: 5 });
    await sendTo('a@example.com, b@example.com');
    const tooMany = { name: 'Throttling', message: 'Daily message quota exceeded.' };
    await expect(sendTo('c@example.com, d@example.com')).rejects.toMatchObject(tooMany);
    const quota = () => mailbox.client.send(new GetSendQuotaCommand({}));
    expect(await quota()).toMatchObject({ Max24HourSend: 3, MaxSendRate: 5, SentLast24Hours: 2 });
    now += 24 * hourMs;
    expect(await quota()).toMatchObject({ SentLast24Hours: 0 });
    await sendTo('c@example.com, d@example.com');
  });

  it('sends no more recipients a second than its rate', async () => {
    mailbox.service.use({ max_send_rate: 1 });
    await sendTo('a@example.com');
    const tooFast = { name: 'Throttling', message: 'Maximum sending rate exceeded.' };
    await expect(sendTo('b@example.com')).rejects.toMatchObject(tooFast);
    now += 1000;
    await sendTo('b@example.com');
  });

  it('sends nothing while it is paused, and without limits has none', async () => {
    mailbox.service.use({ paused: true });
    await expect(sendTo('a@example.com')).rejects.toMatchObject({ name: 'AccountSendingPausedException' });
    mailbox.service.use({});
    await sendTo('a@example.com');
    expect(await mailbox.client.send(new GetSendQuotaCommand({}))).toMatchObject({ Max24HourSend: -1 });
  });
});
