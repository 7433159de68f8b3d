/** For `store/mailbox.test.ts`: adds mails in a process that can be killed, and says which are there. Argument: its directory. */

import { openMailbox } from '../store/mailbox.ts';

const bounds = { mails: 1e6, bytes: 1e9, segment: { mails: 10, bytes: 1e6 } };
const mailbox = openMailbox(String(process.argv[2]), undefined, bounds);
for (let number = 0; ; number++) {
  const source = Buffer.from(`Subject: ${number}\r\n\r\n${'x'.repeat(20_000)}`);
  const record = { date: '2031-05-06T07:08:09.000Z', source: 's@rampart.test', caller: 'test', from: '', subject: '' };
  const kept = mailbox.add({ id: `m${number}`, destinations: [], tags: {}, size: source.length, ...record }, source);
  if (number % 2 === 0) mailbox.markAnnounced(kept);
  process.stdout.write(`${number}\n`);
  await new Promise((resolve) => setImmediate(resolve));
}
