import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { createClient } from '#lib/aws/client.ts';
import { readEnv } from '#lib/env.ts';
import { type Mail, rawMail } from '#lib/mail/mail.ts';
import { type Outcome, outcomeOf } from './post.rules.ts';

/** Tries once: a second attempt after a lost answer would be a second mail. */
const client = createClient(SESClient, 'newsletters');

/** Hands one mail to SES. `tags` come back with each of its events. Never throws. */
export async function post(mail: Mail, tags: Readonly<Record<string, string>>): Promise<Outcome> {
  const { mailConfigurationSet } = readEnv('mailConfigurationSet');
  const { raw, to } = await rawMail(mail);
  const command = new SendRawEmailCommand({
    RawMessage: { Data: raw },
    Destinations: [to],
    ConfigurationSetName: mailConfigurationSet,
    Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
  });
  try {
    await client.send(command);
    return { state: 'sent' };
  } catch (error) {
    return outcomeOf(error);
  }
}
