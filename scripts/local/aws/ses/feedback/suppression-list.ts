import { join } from 'node:path';
import * as z from 'zod';
import { readJournal, SyncJournal } from '../../../files/sync-journal.ts';
import type { SesEvent } from '../events.ts';
import { isSimulator } from './mailboxes.ts';

/** Why an address is on the list. */
export const Reason = z.enum(['BOUNCE', 'COMPLAINT']);
export type Reason = z.infer<typeof Reason>;

export interface Suppressed {
  readonly address: string;
  readonly reason: Reason;
  /** Milliseconds. */
  readonly since: number;
  /** Of the event that put it there. */
  readonly messageId?: string;
  readonly feedbackId?: string;
}

type Change = Suppressed | { readonly removed: string };

/** By what SES finds an address when it sends. A call must name it as it is on the list. */
const keyOf = (address: string): string => address.toLowerCase();

/** The addresses that an event puts on the list. The simulator's are never on it. */
function addressesIn(event: SesEvent): { reason: Reason; feedbackId: string; addresses: string[] } | undefined {
  if (event.eventType === 'Bounce' && event.bounce.bounceSubType === 'General')
    return {
      reason: 'BOUNCE',
      feedbackId: event.bounce.feedbackId,
      addresses: event.bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress),
    };
  if (event.eventType === 'Complaint' && event.complaint.complaintSubType === null)
    return {
      reason: 'COMPLAINT',
      feedbackId: event.complaint.feedbackId,
      addresses: event.complaint.complainedRecipients.map(({ emailAddress }) => emailAddress),
    };
  return undefined;
}

/** The account's own suppression list. A change is on disk when it returns. */
export class SuppressionList {
  readonly #journal: SyncJournal;
  readonly #suppressed = new Map<string, Suppressed>();

  constructor(directory: string) {
    const path = join(directory, 'suppressed.jsonl');
    for (const change of readJournal(path) as Change[])
      if ('removed' in change) this.#suppressed.delete(keyOf(change.removed));
      else this.#suppressed.set(keyOf(change.address), change);
    this.#journal = SyncJournal.rewrite(path, this.#suppressed.values());
  }

  /** As written on the list. */
  find(address: string): Suppressed | undefined {
    const found = this.#suppressed.get(keyOf(address));
    return found?.address === address ? found : undefined;
  }

  /** Why a mail to an address is not sent, of the reasons that count for it. */
  reasonFor(address: string, reasons: readonly Reason[]): Reason | undefined {
    const reason = this.#suppressed.get(keyOf(address))?.reason;
    return reason && reasons.includes(reason) ? reason : undefined;
  }

  put(suppressed: Suppressed): void {
    this.#journal.append(suppressed satisfies Change);
    this.#suppressed.set(keyOf(suppressed.address), suppressed);
  }

  /** Whether it was there. */
  remove(address: string): boolean {
    if (!this.find(address)) return false;
    this.#journal.append({ removed: address } satisfies Change);
    return this.#suppressed.delete(keyOf(address));
  }

  /** Puts the addresses of an event on the list, if its reason counts. */
  learn(event: SesEvent, reasons: readonly Reason[], now: number): void {
    const { reason, feedbackId, addresses = [] } = addressesIn(event) ?? {};
    if (!reason || !feedbackId || !reasons.includes(reason)) return;
    for (const address of addresses.filter((each) => !isSimulator(each)))
      this.put({ address, reason, since: now, messageId: event.mail.messageId, feedbackId });
  }

  close(): void {
    this.#journal.close();
  }
}
