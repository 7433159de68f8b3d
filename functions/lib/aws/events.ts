import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { readEnv } from '../env.ts';
import { logger } from '../logger.ts';
import { createClient } from './client.ts';

const client = createClient(EventBridgeClient, 'events');

/**
 * Tells the other functions at once. An event is a hint: whoever acts on it also sweeps, so a lost one costs a
 * minute, and failing to send one never fails the write it follows, nor holds it up for long.
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
    // The call can go well while the event does not.
    if (FailedEntryCount) throw new Error(`EventBridge refused it: ${Entries?.[0]?.ErrorCode}`);
  } catch (error) {
    logger.warn('event not sent', { type, error: error as Error });
  }
}
