import { setImmediate } from 'node:timers/promises';
import { eventsOf, type SesEvent } from './events.ts';
import type { StoredMail } from './mail.ts';
import type { Mailbox } from './mailbox.ts';

export interface Announcer {
  /** Returns immediately: the sender gets its answer before the events, as with SES. */
  announce(mail: StoredMail): void;
  /** Settles when all events are published. */
  idle(): Promise<void>;
}

/**
 * Publishes the events of each mail and records that it has. A mail whose events were interrupted by a kill or a
 * failing listener is announced again at the next start: at least once, as SES promises.
 */
export function openAnnouncer(mailbox: Mailbox, onEvent: (event: SesEvent) => void): Announcer {
  const running = new Set<Promise<void>>();

  async function tell(mail: StoredMail): Promise<void> {
    await setImmediate();
    for (const event of eventsOf(mail)) await onEvent(event);
    await mailbox.markAnnounced(mail);
  }

  function announce(mail: StoredMail): void {
    const told = tell(mail)
      .catch(() => undefined)
      .finally(() => running.delete(told));
    running.add(told);
  }

  for (const mail of mailbox.unannounced()) announce(mail);
  return {
    announce,
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
