import { SqsError } from './errors.ts';
import type { LocalQueues, Received } from './queues.ts';

/** How somebody asks for messages. */
export interface Asked {
  readonly most: number;
  /** Seconds for which they are hidden; as long as the queue says when absent. */
  readonly hidden: number | undefined;
  /** Seconds to wait for the first message. */
  readonly wait: number;
}

/** Receives messages at once, or as soon as there are some within the time to wait, by the local clock. */
export function receiveWithin(queues: LocalQueues, queue: string, { most, hidden, wait }: Asked): Promise<Received[]> {
  const attempt = () => queues.receive(queue, most, hidden);
  if (wait === 0) return new Promise((resolve) => resolve(attempt()));
  return new Promise((resolve, reject) => {
    const end = (received: Received[]) => {
      cancelWatch();
      cancelAlarm();
      resolve(received);
    };
    const look = () => {
      try {
        const received = attempt();
        if (received.length > 0) end(received);
      } catch (error) {
        // Who waits is told nothing of too many messages in flight, as on AWS.
        if (!(error instanceof SqsError && error.code === 'OverLimit')) reject(error);
      }
    };
    const cancelWatch = queues.watch(queue, look);
    const cancelAlarm = queues.clock.after(wait * 1000, () => end([]));
    look();
  });
}
