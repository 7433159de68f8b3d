import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDirectory } from '../../testing/service-endpoint.ts';
import type { SesEvent } from './ses.ts';
import { openTestMailbox, type TestMailbox } from './testing/mailbox.ts';

const fixedNow = Date.UTC(2031, 4, 6, 7, 8, 9);

let directory: ReturnType<typeof temporaryDirectory>;
let mailbox: TestMailbox;
let events: SesEvent[];

const open = (onEvent = (event: SesEvent) => void events.push(event)) =>
  openTestMailbox({ directory: join(directory.path, 'mail'), clock: { now: () => fixedNow }, onEvent });

beforeEach(async () => {
  directory = temporaryDirectory();
  events = [];
  mailbox = await open();
});

afterEach(async () => {
  await mailbox.close();
  directory.remove();
});

describe('events', () => {
  const configurationSet = { ConfigurationSetName: 'newsletter' };
  const kinds = () => events.map(({ eventType }) => eventType);

  it('describe the mail, with its tags and configuration set', async () => {
    const Tags = [{ Name: 'recipient', Value: 'r-1' }];
    const id = await mailbox.send({ to: 'a@example.com', subject: 'Hi' }, { ...configurationSet, Tags });
    await vi.waitFor(() => expect(kinds()).toEqual(['Send', 'Delivery']));
    expect(events[1]).toMatchObject({ delivery: { recipients: ['a@example.com'] } });
    expect(events[0]?.mail).toMatchObject({
      messageId: id,
      timestamp: '2031-05-06T07:08:09.000Z',
      source: 'shop@rampart.test',
      destination: ['a@example.com'],
      tags: { 'ses:configuration-set': ['newsletter'], recipient: ['r-1'] },
    });
  });

  it('take tags and configuration set from headers too, which are removed from the mail', async () => {
    const headers = { 'X-SES-CONFIGURATION-SET': 'orders', 'X-SES-MESSAGE-TAGS': 'kind=receipt, order=o-1' };
    await mailbox.send({ to: 'a@example.com', headers });
    await vi.waitFor(() => expect(kinds()).toEqual(['Send', 'Delivery']));
    const tags = { 'ses:configuration-set': ['orders'], kind: ['receipt'], order: ['o-1'] };
    expect(events[0]?.mail.tags).toMatchObject(tags);
    expect(Object.keys((await mailbox.last()).headers).filter((name) => name.startsWith('x-ses'))).toEqual([]);
  });

  it('follow from the addresses of the simulator', async () => {
    const Destinations = ['bounce+1@simulator.amazonses.com', 'complaint@simulator.amazonses.com', 'a@example.com'];
    await mailbox.send({ text: 'x' }, { ...configurationSet, Destinations });
    await vi.waitFor(() => expect(kinds()).toEqual(['Send', 'Delivery', 'Bounce', 'Complaint']));
    expect(events[1]).toMatchObject({
      delivery: { recipients: ['complaint@simulator.amazonses.com', 'a@example.com'] },
    });
    expect(events[2]).toMatchObject({
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'bounce+1@simulator.amazonses.com' }] },
    });
    expect(events[3]).toMatchObject({
      complaint: { complainedRecipients: [{ emailAddress: 'complaint@simulator.amazonses.com' }] },
    });
  });

  it('are not published without a configuration set', async () => {
    await mailbox.send({ to: 'bounce@simulator.amazonses.com' });
    await mailbox.close();
    expect(events).toEqual([]);
    mailbox = await open();
  });

  it('are repeated after a restart only if no listener received them', async () => {
    await mailbox.close();
    mailbox = await open(() => {
      throw new Error('nobody listens');
    });
    const id = await mailbox.send({ to: 'a@example.com' }, configurationSet);
    await mailbox.close();
    mailbox = await open();
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events.map(({ mail }) => mail.messageId)).toEqual([id, id]);
    await mailbox.close();
    mailbox = await open();
    await mailbox.close();
    expect(events).toHaveLength(2);
    mailbox = await open();
  });
});
