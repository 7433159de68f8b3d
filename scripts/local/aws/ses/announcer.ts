import { setImmediate } from 'node:timers/promises';
import { eventsOf, type SesEvent } from './events.ts';
import type { SentMail } from './mail.ts';
import type { Mailbox } from './store/mailbox.ts';
import { readKept } from './store/reading.ts';
import type { KeptMail } from './store/segment.ts';

export interface Announcer {
  /** Returns immediately: the sender gets its answer before the events, as with SES. */
  announce(mail: KeptMail, headers: SentMail['headers']): void;
  /** Settles when all events are published. */
  idle(): Promise<void>;
}

/**
 * Publishes the events of each mail and records that it has. A mail whose events were interrupted by a kill or a
 * failing listener is announced again at the next start: at least once, as SES promises.
 */
export function openAnnouncer(mailbox: Mailbox, onEvent: (event: SesEvent, mail: SentMail) => void): Announcer {
  const running = new Set<Promise<void>>();

  async function tell(kept: KeptMail, sent: SentMail): Promise<void> {
    await setImmediate();
    for (const event of eventsOf(sent)) await onEvent(event, sent);
    mailbox.markAnnounced(kept);
  }

  function run(task: () => Promise<void>): void {
    const told = task()
      .catch(() => undefined)
      .finally(() => running.delete(told));
    running.add(told);
  }

  for (const kept of mailbox.unannounced) run(async () => tell(kept, await readKept(mailbox, kept)));
  return {
    announce: (kept, headers) => run(() => tell(kept, { ...kept, headers })),
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
