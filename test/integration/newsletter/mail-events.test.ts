import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '#scripts/build/product.ts';
import { synthesise } from '#scripts/build/synth.ts';
import { type Cloud, startCloud } from '#scripts/local/cloud.ts';
import { keepGrants } from '#scripts/test/grants/kept.ts';
import { eventually, somebody, visitor } from '../cloud.ts';
import { cloudOptions } from '../cloud-options.ts';

/** Mail events reach rules on the account's default bus, in the format of SES and EventBridge. */

const directory = mkdtempSync(join(tmpdir(), 'rampart-mail-events-'));
const heard = join(directory, 'heard');
let cloud: Cloud;

/** The stacks with one more function, which records the events of its rule. */
async function withListener(detailTypes: readonly string[]): Promise<string> {
  const assembly = join(directory, 'assembly');
  cpSync(await synthesise('local'), assembly, { recursive: true });
  mkdirSync(join(assembly, 'asset.listener'));
  const listener = `import { appendFileSync } from 'node:fs';
    export const handler = async (event) => appendFileSync(process.env.HEARD, JSON.stringify(event) + '\\n');`;
  writeFileSync(join(assembly, 'asset.listener/index.mjs'), listener);
  const file = join(assembly, 'Rampart-local-Api.template.json');
  const template = JSON.parse(readFileSync(file, 'utf8'));
  Object.assign(template.Resources, {
    Listener: {
      Type: 'AWS::Lambda::Function',
      Metadata: { 'aws:asset:path': 'asset.listener' },
      Properties: {
        Runtime: 'nodejs24.x',
        Handler: 'index.handler',
        Role: { 'Fn::GetAtt': ['ListenerRole', 'Arn'] },
        Environment: { Variables: { HEARD: heard } },
      },
    },
    ListenerRole: { Type: 'AWS::IAM::Role' },
    ListenerRule: {
      Type: 'AWS::Events::Rule',
      Properties: {
        EventPattern: { source: ['aws.ses'], 'detail-type': detailTypes },
        Targets: [{ Arn: { 'Fn::GetAtt': ['Listener', 'Arn'] } }],
      },
    },
  });
  writeFileSync(file, JSON.stringify(template));
  return assembly;
}

beforeAll(async () => {
  writeFileSync(heard, '');
  const assembly = await withListener(['Email Delivered', 'Email Bounced', 'Email Complaint Received']);
  cloud = await startCloud({
    ...cloudOptions,
    directory: join(directory, 'data'),
    assembly,
    maxInstances: 1,
    product,
  });
});
afterAll(async () => {
  await keepGrants(cloud);
  await cloud.close();
  rmSync(directory, { recursive: true, force: true });
});

/** The events of the mail that a new account with this address is sent, told apart by a label as SES allows. */
async function eventsOfMailTo(email: string, count: number) {
  const { status } = await visitor(cloud.url).post('/auth/register', { ...somebody(), email });
  expect(status).toBe(201);
  return eventually(async () => {
    const events = readFileSync(heard, 'utf8').split('\n').filter(Boolean);
    const mine = events.map((line) => JSON.parse(line)).filter(({ detail }) => detail.mail.destination[0] === email);
    return mine.length >= count && mine;
  });
}

const envelope = {
  version: '0',
  id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  source: 'aws.ses',
  account: '000000000000',
  region: 'us-east-1',
  time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  resources: [expect.stringMatching(/^arn:aws:ses:us-east-1:000000000000:configuration-set\/.+/)],
};

describe('a rule on mail events', () => {
  test('hears of a mail that bounced', async () => {
    const email = 'bounce+one@simulator.amazonses.com';
    expect(await eventsOfMailTo(email, 1)).toEqual([
      {
        ...envelope,
        'detail-type': 'Email Bounced',
        detail: {
          eventType: 'Bounce',
          bounce: expect.objectContaining({
            bounceType: 'Permanent',
            bounceSubType: 'General',
            bouncedRecipients: [expect.objectContaining({ emailAddress: email, status: '5.1.1' })],
          }),
          mail: expect.objectContaining({ messageId: expect.any(String), destination: [email] }),
        },
      },
    ]);
  });

  test('hears of a mail that arrived, and of the complaint about it', async () => {
    const email = 'complaint+one@simulator.amazonses.com';
    const events = await eventsOfMailTo(email, 2);
    expect(events).toEqual([
      expect.objectContaining({ ...envelope, 'detail-type': 'Email Delivered' }),
      expect.objectContaining({ ...envelope, 'detail-type': 'Email Complaint Received' }),
    ]);
    expect(events[0].detail).toMatchObject({ eventType: 'Delivery', delivery: { recipients: [email] } });
    expect(events[1].detail).toMatchObject({
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: email }], complaintFeedbackType: 'abuse' },
    });
    const [set] = events[1].detail.mail.tags['ses:configuration-set'];
    expect(events[1].resources[0].split('/').at(-1)).toBe(set);
  });
});
