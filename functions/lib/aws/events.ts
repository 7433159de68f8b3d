import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { readEnv } from '../env.ts';
import { logger } from '../logger.ts';
import { createClient } from './client.ts';

const client = createClient(EventBridgeClient, 'events');

/**
 * Notifies the other functions immediately. An event is a hint: every consumer also sweeps, so a lost event costs a
 * minute, and a failure to send one never fails the write it follows, nor delays it for long.
 */
export async function publish(source: string, type: string, detail: Record<string, unknown>): Promise<void> {
  try {
    const entry = {
      EventBusName: readEnv('eventBus').eventBus,
      Source: source,
      DetailType: type,
      Detail: JSON.stringify(detail),
    };
    const { FailedEntryCount, Entries } = await client.send(new PutEventsCommand({ Entries: [entry] }));
    // The call can succeed while the event is rejected.
    if (FailedEntryCount) throw new Error(`EventBridge rejected it: ${Entries?.[0]?.ErrorCode}`);
  } catch (error) {
    logger.warn('event not sent', { type, error: error as Error });
  }
}
