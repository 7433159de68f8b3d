import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { logger } from '#lib/logger.ts';
import { type MailEvent, mailEventOf } from './feedback/mail-event.ts';
import { takeReturned } from './feedback/returned.ts';
import { takeSent } from './feedback/sent.ts';

/** The events in a batch of messages, by message. One that is no event of SES is dropped: it would never become one. */
function eventsIn({ Records }: SQSEvent): ReadonlyMap<string, MailEvent> {
  const events = Records.flatMap(({ messageId, body }) => {
    const event = mailEventOf(body);
    if (!event) logger.warn('not an event about a mail', { messageId });
    return event ? [[messageId, event] as const] : [];
  });
  return new Map(events);
}

/** Of events that mails were sent, the messages that could not be taken in. */
async function sentIn(events: readonly (readonly [messageId: string, event: MailEvent])[]): Promise<string[]> {
  const messages = new Map(
    events.flatMap(([id, { kind, placed }]) => (kind === 'sent' && placed ? [[placed, id] as const] : [])),
  );
  return (await takeSent([...messages.keys()])).flatMap((placed) => messages.get(placed) ?? []);
}

/** Of events about mails that came back or were reported, the messages that could not be taken in. */
async function returnedIn(events: readonly (readonly [messageId: string, event: MailEvent])[]): Promise<string[]> {
  const failed: string[] = [];
  for (const [id, event] of events)
    await takeReturned(event).catch((error: unknown) => {
      logger.warn('an event about a mail not taken in', { error: error as Error });
      failed.push(id);
    });
  return failed;
}

/**
 * What SES reports about mails: that they were sent, came back or were reported as spam. Events come in any order, late and
 * more than once. Those that could not be taken in come again, and after some times into a queue of their own.
 */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const events = [...eventsIn(event)];
  const failed = [...(await sentIn(events)), ...(await returnedIn(events))];
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
