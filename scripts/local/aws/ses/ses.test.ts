import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ListIdentitiesCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/service-endpoint.ts';
import { openTestMailbox, type TestMailbox } from './testing/mailbox.ts';

const fixedNow = Date.UTC(2031, 4, 6, 7, 8, 9);

let directory: ReturnType<typeof temporaryDirectory>;
let mailbox: TestMailbox;

const open = () => openTestMailbox({ directory: join(directory.path, 'mail'), clock: { now: () => fixedNow } });

beforeEach(async () => {
  directory = temporaryDirectory();
  mailbox = await open();
});

afterEach(async () => {
  await mailbox.close();
  directory.remove();
});

const files = () => readdirSync(join(directory.path, 'mail')).sort();

describe('SendRawEmail', () => {
  it('stores the mail and returns its id', async () => {
    const id = await mailbox.send({
      to: 'Ada <ada@example.com>',
      subject: 'Grüße an alle, mit einem Betreff, der länger ist als eine einzige Zeile einer Mail sein darf',
      text: 'Hello Ada',
      html: '<p>Hello <b>Ada</b></p>',
      list: { unsubscribe: 'https://rampart.test/newsletter/unsubscribe?token=abc' },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      attachments: [{ filename: 'invoice.pdf', content: 'x'.repeat(10) }],
    });
    expect(await mailbox.last()).toMatchObject({
      id,
      date: '2031-05-06T07:08:09.000Z',
      source: 'shop@rampart.test',
      destinations: ['ada@example.com'],
      caller: 'test-function',
      from: '"Rampart" <shop@rampart.test>',
      text: expect.stringMatching(/^Hello Ada\s*$/),
      html: '<p>Hello <b>Ada</b></p>',
      attachments: [{ name: 'invoice.pdf', type: 'application/pdf', size: 10 }],
    });
    expect((await mailbox.last()).subject).toMatch(/^Grüße .* darf$/);
    expect((await mailbox.last()).headers).toMatchObject({
      to: '"Ada" <ada@example.com>',
      subject: (await mailbox.last()).subject,
      'list-unsubscribe': '<https://rampart.test/newsletter/unsubscribe?token=abc>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'message-id': `<${id}@email.amazonses.com>`,
    });
  });

  it('delivers to Destinations if there are any, otherwise to To, Cc and Bcc', async () => {
    const mail = { to: 'to@example.com', cc: 'cc@example.com', text: 'x', headers: { Bcc: 'bcc@example.com' } };
    await mailbox.send(mail, { Destinations: ['only@example.com'], Source: 'Bounces <bounces@rampart.test>' });
    expect(await mailbox.last()).toMatchObject({ destinations: ['only@example.com'], source: 'bounces@rampart.test' });
    await mailbox.send(mail);
    expect((await mailbox.last()).destinations).toEqual(['to@example.com', 'cc@example.com', 'bcc@example.com']);
    expect((await mailbox.last()).headers).not.toHaveProperty('bcc');
  });

  it('adds no part that the mail does not have', async () => {
    await mailbox.send({ to: 'a@example.com', html: '<p>Only HTML</p>' });
    expect(await mailbox.last()).toMatchObject({ text: '', html: expect.stringContaining('<p>Only HTML</p>') });
    await mailbox.send({ to: 'a@example.com', text: 'Only text' });
    expect((await mailbox.last()).html).toBe('');
  });

  it('accepts 50 recipients and no more', async () => {
    const addresses = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@example.com`);
    await mailbox.send({ text: 'x' }, { Destinations: addresses(50) });
    const refused = { name: 'InvalidParameterValue', message: 'Recipient count exceeds 50.' };
    await expect(mailbox.send({ text: 'x' }, { Destinations: addresses(51) })).rejects.toMatchObject(refused);
  });

  it('accepts 10 MB and no more', async () => {
    const head = 'From: a@rampart.test\r\nTo: b@example.com\r\n\r\n';
    const send = (size: number) =>
      mailbox.client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(head.padEnd(size, 'x')) } }));
    await send(10 * 1024 * 1024);
    await expect(send(10 * 1024 * 1024 + 1)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
  });

  it('rejects what SES rejects', async () => {
    const raw = (message: string, more = {}) =>
      mailbox.client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(message) }, ...more }));
    const refused = { name: 'InvalidParameterValue', $metadata: { httpStatusCode: 400 } };
    await expect(raw('To: b@example.com\r\n\r\nx')).rejects.toMatchObject(refused);
    await expect(raw('From: a@rampart.test\r\n\r\nx')).rejects.toMatchObject(refused);
    await expect(raw('From: a@rampart.test\r\nTo: nobody\r\n\r\nx')).rejects.toMatchObject(refused);
    const twice = 'From: a@rampart.test\r\nTo: b@example.com\r\nSubject: x\r\nSubject: y\r\n\r\nx';
    await expect(raw(twice)).rejects.toMatchObject(refused);
    const tagged = { Tags: [{ Name: 'to', Value: 'a@example.com' }] };
    await expect(raw('From: a@rampart.test\r\nTo: b@example.com\r\n\r\nx', tagged)).rejects.toMatchObject(refused);
    expect(await mailbox.service.messages()).toEqual([]);
  });

  it('refuses another action immediately', async () => {
    await expect(mailbox.client.send(new ListIdentitiesCommand({}))).rejects.toMatchObject({
      name: 'InvalidAction',
      $metadata: { httpStatusCode: 400 },
    });
  });
});

describe('the mailbox', () => {
  it('keeps its mails and their order across a restart, in private files', async () => {
    for (const subject of ['one', 'two', 'three']) await mailbox.send({ to: 'a@example.com', subject });
    await mailbox.close();
    mailbox = await open();
    await mailbox.send({ to: 'a@example.com', subject: 'four' });
    await mailbox.close();
    mailbox = await open();
    const subjects = (await mailbox.service.messages()).map(({ subject }) => subject);
    expect(subjects).toEqual(['one', 'two', 'three', 'four']);
    for (const name of files()) expect(statSync(join(directory.path, 'mail', name)).mode & 0o777).toBe(0o600);
  });

  it('loses none of fifty concurrent mails', async () => {
    const subjects = Array.from({ length: 50 }, (_, index) => `mail ${index}`);
    await Promise.all(subjects.map((subject) => mailbox.send({ to: 'a@example.com', subject })));
    await mailbox.close();
    mailbox = await open();
    expect(new Set((await mailbox.service.messages()).map(({ subject }) => subject))).toEqual(new Set(subjects));
  });
});
