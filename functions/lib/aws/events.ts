import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { readEnv } from '../env.ts';
import { logger } from '../logger.ts';

const client = new EventBridgeClient({ maxAttempts: 3 });

/**
 * Tells the other functions at once. An event is a hint: whoever acts on it also sweeps, so a lost one costs a
 * minute, and failing to send one never fails the write it follows.
 */
export async function publish(source: string, type: string, detail: Record<string, unknown>): Promise<void> {
  try {
    const entry = {
      EventBusName: readEnv('eventBus').eventBus,
      Source: source,
      DetailType: type,
      Detail: JSON.stringify(detail),
    };
    await client.send(new PutEventsCommand({ Entries: [entry] }));
  } catch (error) {
    logger.warn('event not sent', { type, error: error as Error });
  }
}
