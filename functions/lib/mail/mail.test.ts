import { SESClient, type SendRawEmailCommand } from '@aws-sdk/client-ses';
import { simpleParser } from 'mailparser';
import { expect, it, vi } from 'vitest';
import { type LetterContent, letter } from './letter.ts';
import type { MailFooter } from './look/frame.ts';
import { sendMail } from './mail.ts';

async function sent(content: LetterContent, footer: MailFooter = { address: '', links: [] }) {
  const send = vi.spyOn(SESClient.prototype, 'send').mockResolvedValue({} as never);
  await sendMail({ ...letter(content), footer });
  const [[command] = []] = send.mock.calls;
  const { input } = command as unknown as SendRawEmailCommand;
  send.mockRestore();
  const raw = Buffer.from(input.RawMessage?.Data ?? '').toString();
  return { input, raw, parsed: await simpleParser(raw) };
}
const plain = { to: 'sam@example.test', subject: 'Hi', paragraphs: ['Text'] };
const unsubscribe = `<https://rampart.test/api/newsletter/unsubscribe/sbr_${'A'.repeat(26)}-${'b'.repeat(22)}>`;

it('keeps further headers intact, whatever they contain', async () => {
  const headers = { 'List-Unsubscribe': unsubscribe, 'X-Note': 'a\r\nBcc: eve@example.test' };
  const { raw, parsed, input } = await sent({ ...plain, headers });
  expect(raw.replace(/\r\n[ \t]/g, ' ')).toContain(`List-Unsubscribe: ${unsubscribe}`);
  expect(raw).toContain(unsubscribe);
  expect(parsed.headers.get('x-note')).toBe('a Bcc: eve@example.test');
  expect(parsed.bcc).toBeUndefined();
  expect(input.Destinations).toEqual(['sam@example.test']);
});

it('drops line breaks in a subject or an address', async () => {
  const { parsed, input } = await sent({
    ...plain,
    to: 'sam@example.test\r\nBcc: eve@example.test',
    subject: 'a\nCc: b',
  });
  expect([parsed.subject, parsed.bcc, parsed.cc]).toEqual(['a Cc: b', undefined, undefined]);
  expect(input.Destinations).toHaveLength(1);
});

it('ends with the unsubscribe links and the postal address, in both parts', async () => {
  const footer = {
    address: 'Rampart Press\n1 <Main> St',
    links: [{ label: 'Unsubscribe', url: 'https://x.test/?a=1&b=2' }],
  };
  const { parsed } = await sent(plain, footer);
  expect(parsed.text).toContain('Unsubscribe: https://x.test/?a=1&b=2\nRampart Press\n1 <Main> St');
  expect(parsed.html).toContain('href="https://x.test/?a=1&amp;b=2"');
  expect(parsed.html).toContain('Rampart Press<br>1 &lt;Main&gt; St');
});
