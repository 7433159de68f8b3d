import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { createClient } from '../aws/client.ts';
import { readEnv } from '../env.ts';
import { htmlOf } from './html.ts';
import type { Mail, WholeMail } from './letter.ts';
import { textOf } from './text.ts';

export type { Letter, Mail, WholeMail } from './letter.ts';

const client = createClient(SESClient, 'ses');

/** Header fields are a single line: line breaks are dropped. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}]+/gu, ' ').trim();

const partsOf = (mail: Mail): WholeMail['parts'] =>
  'parts' in mail ? mail.parts : { html: htmlOf(mail), text: textOf(mail) };

/** A mail as SES takes it, and its recipient's address on one line. */
export async function rawMail(mail: Mail): Promise<{ readonly raw: Buffer; readonly to: string }> {
  const to = oneLine(mail.to);
  const subject = oneLine(mail.subject);
  const composer = new MailComposer({
    from: readEnv('mailFrom').mailFrom,
    to,
    subject,
    ...partsOf({ ...mail, subject }),
    headers: Object.entries(mail.headers ?? {}).map(([key, value]) => ({ key, value: oneLine(value) })),
  });
  return { raw: await composer.compile().build(), to };
}

/**
 * Sends one mail with a text and an HTML part. Throws when SES rejects it; callers that must not fail use the outbox.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { mailConfigurationSet } = readEnv('mailConfigurationSet');
  const { raw, to } = await rawMail(mail);
  await client.send(
    new SendRawEmailCommand({
      RawMessage: { Data: raw },
      Destinations: [to],
      ConfigurationSetName: mailConfigurationSet,
    }),
  );
}
