import { join } from 'node:path';
import {
  DeleteSuppressedDestinationCommand,
  GetAccountCommand,
  GetSuppressedDestinationCommand,
  PutSuppressedDestinationCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Faults } from '../../../faults/faults.ts';
import { temporaryDirectory } from '../../../testing/service-endpoint.ts';
import { AwsEndpoint } from '../../endpoint.ts';
import { Authority } from '../../iam/authority.ts';
import type { SesEvent } from '../ses.ts';
import { openTestMailbox, type TestMailbox } from '../testing/mailbox.ts';
import type { Reason } from './suppression-list.ts';

const now = Date.UTC(2031, 4, 6, 7, 8, 9);
/** The reasons of configuration sets; others have the account's. */
const reasons: Record<string, readonly Reason[]> = { Off: [], Bounces: ['BOUNCE'] };

let directory: ReturnType<typeof temporaryDirectory>;
let mailbox: TestMailbox;
let client: SESv2Client;
let events: SesEvent[];

async function open(): Promise<void> {
  mailbox = await openTestMailbox({
    directory: join(directory.path, 'mail'),
    clock: { now: () => now },
    suppressedReasons: (set = '') => reasons[set] ?? ['BOUNCE', 'COMPLAINT'],
    onEvent: (event) => void events.push(event),
  });
  client = new SESv2Client(mailbox.endpoint.config);
}
async function close(): Promise<void> {
  client.destroy();
  await mailbox.close();
}

beforeEach(async () => {
  directory = temporaryDirectory();
  events = [];
  await open();
  mailbox.service.useMailboxes({ bounce: ['gone@example.com', 'gone.test'], complain: ['angry@example.com'] });
});
afterEach(async () => {
  await close();
  directory.remove();
});

/** What happens to a mail: `Bounce General`, `Delivery`. */
async function send(to: string, ConfigurationSetName = 'Mails'): Promise<string[]> {
  events = [];
  await mailbox.send({ to, text: 'x' }, { ConfigurationSetName });
  await vi.waitFor(() => expect(events.length).toBeGreaterThan(1));
  return events.flatMap((event) => {
    if (event.eventType === 'Bounce') return [`Bounce ${event.bounce.bounceSubType}`];
    if (event.eventType === 'Complaint') return [`Complaint ${event.complaint.complaintSubType}`];
    return event.eventType === 'Send' ? [] : [event.eventType];
  });
}
const get = async (EmailAddress: string) =>
  (await client.send(new GetSuppressedDestinationCommand({ EmailAddress }))).SuppressedDestination;
const remove = (EmailAddress: string) => client.send(new DeleteSuppressedDestinationCommand({ EmailAddress }));
const put = (EmailAddress: string, Reason: 'BOUNCE' | 'COMPLAINT') =>
  client.send(new PutSuppressedDestinationCommand({ EmailAddress, Reason }));
const notFound = { name: 'NotFoundException', $metadata: { httpStatusCode: 404 } };

describe('an address', () => {
  it('that bounced is on the list: later mail to it is accepted, and comes back as suppressed', async () => {
    expect(await send('gone@example.com')).toEqual(['Bounce General']);
    const bounce = events.at(-1);
    expect(await get('gone@example.com')).toMatchObject({
      Reason: 'BOUNCE',
      LastUpdateTime: new Date(now),
      Attributes: { MessageId: bounce?.mail.messageId, FeedbackId: expect.any(String) },
    });
    expect(await send('Gone@example.com')).toEqual(['Bounce OnAccountSuppressionList']);
    expect(events.at(-1)).toMatchObject({
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Gone@example.com', status: '5.1.1' }] },
    });
    expect(await send('anybody@gone.test')).toEqual(['Bounce General']);
  });

  it('whose owner complained gets no more mail: a complaint comes back that nobody made', async () => {
    expect(await send('angry@example.com')).toEqual(['Delivery', 'Complaint null']);
    expect(await get('angry@example.com')).toMatchObject({ Reason: 'COMPLAINT' });
    expect(await send('angry@example.com')).toEqual(['Complaint OnAccountSuppressionList']);
  });

  it('gets mail again once it was removed', async () => {
    await put('ada@example.com', 'BOUNCE');
    expect(await send('ada@example.com')).toEqual(['Bounce OnAccountSuppressionList']);
    await remove('ada@example.com');
    await expect(get('ada@example.com')).rejects.toMatchObject(notFound);
    await expect(remove('ada@example.com')).rejects.toMatchObject(notFound);
    expect(await send('ada@example.com')).toEqual(['Delivery']);
  });

  it('is on the list after a restart, or no longer', async () => {
    await put('ada+one@example.com', 'COMPLAINT');
    await put('bob@example.com', 'BOUNCE');
    await remove('bob@example.com');
    await close();
    await open();
    expect(await get('ada+one@example.com')).toMatchObject({
      EmailAddress: 'ada+one@example.com',
      Reason: 'COMPLAINT',
    });
    await expect(get('bob@example.com')).rejects.toMatchObject(notFound);
  });

  it('is named in calls as it is on the list', async () => {
    await put('Ada@example.com', 'BOUNCE');
    await expect(get('ada@example.com')).rejects.toMatchObject(notFound);
    expect(await get('Ada@example.com')).toMatchObject({ Reason: 'BOUNCE' });
  });

  it('of the simulator is never put there', async () => {
    for (const label of ['one', 'one'])
      expect(await send(`bounce+${label}@simulator.amazonses.com`)).toEqual(['Bounce General']);
  });
});

describe('a configuration set', () => {
  it('without reasons neither asks the list nor fills it', async () => {
    await put('ada@example.com', 'BOUNCE');
    expect(await send('ada@example.com', 'Off')).toEqual(['Delivery']);
    expect(await send('gone@example.com', 'Off')).toEqual(['Bounce General']);
    await expect(get('gone@example.com')).rejects.toMatchObject(notFound);
  });

  it('with one reason suppresses only for that', async () => {
    expect(await send('angry@example.com', 'Bounces')).toEqual(['Delivery', 'Complaint null']);
    await expect(get('angry@example.com')).rejects.toMatchObject(notFound);
    await put('angry@example.com', 'COMPLAINT');
    expect(await send('angry@example.com', 'Bounces')).toEqual(['Delivery', 'Complaint null']);
    expect(await send('gone@example.com', 'Bounces')).toEqual(['Bounce General']);
    expect(await send('gone@example.com', 'Bounces')).toEqual(['Bounce OnAccountSuppressionList']);
  });

  it('is not needed for an address to be put on the list', async () => {
    await mailbox.send({ to: 'gone@example.com', text: 'x' });
    await vi.waitFor(async () => expect(await get('gone@example.com')).toBeTruthy());
    expect(events).toEqual([]);
  });
});

describe('the API', () => {
  it('refuses what SES refuses, and what is not here', async () => {
    await expect(put('nobody', 'BOUNCE')).rejects.toMatchObject({ name: 'BadRequestException' });
    await expect(put('a@example.com', 'OTHER' as 'BOUNCE')).rejects.toMatchObject({ name: 'BadRequestException' });
    await expect(client.send(new GetAccountCommand({}))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: expect.stringContaining('/v2/email/account'),
    });
  });

  it('asks for permissions and can be made to fail, beside the older one', async () => {
    const granted = { Effect: 'Allow', Action: 'ses:GetSuppressedDestination', Resource: '*' } as const;
    const faults = new Faults();
    const endpoint = new AwsEndpoint({
      services: { ses: mailbox.service },
      authority: new Authority({ roles: new Map([['test-function', [granted]]]), resources: [] }),
      faults,
      log: () => undefined,
    });
    const behind = new SESv2Client({ ...mailbox.endpoint.config, endpoint: await endpoint.listen() });
    const ask = () => behind.send(new GetSuppressedDestinationCommand({ EmailAddress: 'a@example.com' }));
    await expect(ask()).rejects.toMatchObject(notFound);
    const removal = behind.send(new DeleteSuppressedDestinationCommand({ EmailAddress: 'a@example.com' }));
    await expect(removal).rejects.toMatchObject({ name: 'AccessDeniedException', $metadata: { httpStatusCode: 403 } });
    faults.add({
      service: 'ses',
      operation: 'GetSuppressedDestination',
      error: 'TooManyRequestsException',
      status: 429,
    });
    await expect(ask()).rejects.toMatchObject({ name: 'TooManyRequestsException' });
    behind.destroy();
    await endpoint.close();
  });
});
