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

/**
 * What SES reports about mails: that they were sent, came back or were reported as spam. Events come in any order, late and
 * more than once. Those that could not be taken in come again, and after some times into a queue of their own.
 */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  const events = [...eventsIn(event)];
  const failed: string[] = [];
  const attempt = async (messageIds: readonly string[], take: () => Promise<void>) => {
    await take().catch((error: unknown) => {
      logger.warn('events about mails not taken in', { count: messageIds.length, error: error as Error });
      failed.push(...messageIds);
    });
  };
  const sent = events.filter(([, { kind }]) => kind === 'sent');
  await attempt(
    sent.map(([id]) => id),
    () => takeSent(sent.map(([, each]) => each)),
  );
  for (const [id, each] of events) if (each.kind !== 'sent') await attempt([id], () => takeReturned(each));
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}
