import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { createClient } from '#lib/aws/client.ts';
import { readEnv } from '#lib/env.ts';
import type { rawMail } from '#lib/mail/mail.ts';
import { type Outcome, outcomeOf } from './post.rules.ts';

export type RawMail = Awaited<ReturnType<typeof rawMail>>;

/** Hands mails to SES. */
export interface Post {
  /** Hands over one mail. Never throws. */
  send(mail: RawMail): Promise<Outcome>;
  /** Closes its connections. */
  close(): void;
}

/**
 * Opens connections for one turn: a function is frozen while its sending waits, and of those that SES has closed meanwhile
 * the first mails would not know whether they left. Tries once: a second attempt after a lost answer would be a second mail.
 */
export function openPost(): Post {
  const { mailConfigurationSet } = readEnv('mailConfigurationSet');
  const client = createClient(SESClient, 'newsletters');
  return {
    async send({ raw, to }) {
      const command = new SendRawEmailCommand({
        RawMessage: { Data: raw },
        Destinations: [to],
        ConfigurationSetName: mailConfigurationSet,
      });
      try {
        await client.send(command);
        return { state: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => client.destroy(),
  };
}
