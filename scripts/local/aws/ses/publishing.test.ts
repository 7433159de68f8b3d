import { expect, it } from 'vitest';
import { LocalEventBridge } from '../eventbridge/eventbridge.ts';
import { compilePattern } from '../eventbridge/pattern/pattern.ts';
import { eventsOf } from './events.ts';
import type { SentMail } from './mail.ts';
import { publisher } from './publishing.ts';

const mail: SentMail = {
  id: '0100-1',
  sequence: 1,
  date: '2031-05-06T07:08:09.000Z',
  source: 'shop@rampart.test',
  destinations: ['bounce@simulator.amazonses.com', 'ada@example.com'],
  configurationSet: 'Mails',
  outcomes: { 'bounce@simulator.amazonses.com': 'bounce' },
  tags: { kind: ['newsletter'], issue: ['12'] },
  caller: 'Sender',
  from: 'shop@rampart.test',
  subject: 'News',
  size: 1,
  headers: {},
};

/** The detail types that a rule for tags hears, from a configuration set that publishes these types. */
async function heard(types: string[], tags: Record<string, unknown>, sent = mail): Promise<unknown[]> {
  const told: unknown[] = [];
  const bus = new LocalEventBridge({ now: () => 0 });
  const matches = compilePattern({ source: ['aws.ses'], detail: { mail: { tags } } });
  const invoke = async (event: unknown) => void told.push((event as { 'detail-type': string })['detail-type']);
  bus.use([{ name: 'rule', bus: 'default', matches, invoke }]);
  const destination = {
    configurationSet: 'Mails',
    types,
    bus: 'arn:aws:events:us-east-1:000000000000:event-bus/default',
  };
  const publish = publisher(() => [destination], bus);
  for (const event of eventsOf(sent)) publish(event);
  await bus.idle();
  return told;
}

it('publishes the types that the configuration set asks for, under the names of EventBridge', async () => {
  const all = ['SEND', 'DELIVERY', 'BOUNCE', 'COMPLAINT'];
  expect(await heard(all, { kind: ['newsletter'] })).toEqual(['Email Sent', 'Email Delivered', 'Email Bounced']);
  expect(await heard(['send', 'bounce'], { kind: ['newsletter'] })).toEqual(['Email Sent', 'Email Bounced']);
});

it('lets rules choose by the tags of a mail and those that SES adds', async () => {
  const set = { 'ses:configuration-set': ['Mails'] };
  expect(await heard(['SEND'], { ...set, kind: ['newsletter'], issue: [{ exists: true }] })).toHaveLength(1);
  expect(await heard(['SEND'], { ...set, kind: ['order'] })).toEqual([]);
  expect(await heard(['SEND'], set, { ...mail, configurationSet: 'Other' })).toEqual([]);
  const added = {
    'ses:operation': ['SendRawEmail'],
    'ses:from-domain': ['rampart.test'],
    'ses:caller-identity': ['Sender'],
  };
  expect(await heard(['SEND'], { ...added, 'ses:source-ip': [{ exists: true }] })).toHaveLength(1);
});
