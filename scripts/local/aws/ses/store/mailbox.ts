import { mkdirSync, readdirSync } from 'node:fs';
import { privateDirectory } from '../../../files/atomic.ts';
import type { MailRecord } from '../mail.ts';
import {
  GrowingSegment,
  type KeptMail,
  linesOf,
  mailsWith,
  removeSegment,
  segmentsAmong,
  sourceOf,
} from './segment.ts';

/** How much is kept: whole segments are deleted, the oldest first, when there is more. */
export interface Bounds {
  readonly mails: number;
  readonly bytes: number;
  /** A segment that has reached one of these grows no more. */
  readonly segment: { readonly mails: number; readonly bytes: number };
}

const megabyte = 1_000_000;
const byDefault: Bounds = { mails: 200_000, bytes: 2000 * megabyte, segment: { mails: 5000, bytes: 50 * megabyte } };

export type NewRecord = Omit<MailRecord, 'sequence'>;

export interface Mailbox {
  /** The mail is on disk when this returns. */
  add(mail: NewRecord, source: Buffer): KeptMail;
  /** How many are kept. */
  readonly count: number;
  /** The mails whose record contains a text, in any case. Read from disk as far as somebody goes through them. */
  newestFirst(text?: string): Iterable<KeptMail>;
  find(id: string): KeptMail | undefined;
  /** The mail as it was sent. */
  source(mail: KeptMail): Buffer;
  /** Mails whose events had not been published when the process ended, perhaps by a kill. */
  readonly unannounced: readonly KeptMail[];
  markAnnounced(mail: KeptMail): void;
  close(): void;
}

interface Total {
  readonly segment: number;
  mails: number;
  bytes: number;
}

/** What the segments have, read once. `found` is called for each mail in order of arrival. */
function load(directory: string, found: (mail: KeptMail) => void) {
  const unannounced = new Map<number, KeptMail>();
  let last = 0;
  const totals = segmentsAmong(readdirSync(directory)).map((segment) => {
    const total: Total = { segment, mails: 0, bytes: 0 };
    for (const line of linesOf(directory, segment)) {
      if ('told' in line) {
        unannounced.delete(line.told);
        continue;
      }
      const mail = { ...line, segment };
      unannounced.set(mail.sequence, mail);
      last = mail.sequence;
      total.mails += 1;
      total.bytes += mail.size;
      found(mail);
    }
    return total;
  });
  return { totals, last, unannounced: [...unannounced.values()] };
}

const isFull = ({ mails, bytes }: Total, { segment }: Bounds): boolean =>
  mails >= segment.mails || bytes >= segment.bytes;

/**
 * Mails in files that only grow, each with an index of records: nothing of them stays in memory. `found` is called for
 * each mail that is there already, in order of arrival.
 */
export function openMailbox(
  directory: string,
  found: (mail: KeptMail) => void = () => undefined,
  bounds: Bounds = byDefault,
): Mailbox {
  mkdirSync(directory, { recursive: true, mode: privateDirectory });
  const { totals, last, unannounced } = load(directory, found);
  let sequence = last;
  let total = totals.at(-1) ?? begin();
  let growing = new GrowingSegment(directory, total.segment, linesOf(directory, total.segment));

  function begin(): Total {
    const next = { segment: (totals.at(-1)?.segment ?? 0) + 1, mails: 0, bytes: 0 };
    totals.push(next);
    return next;
  }

  const sum = (of: 'mails' | 'bytes'): number => totals.reduce((all, each) => all + each[of], 0);

  function makeRoom(): void {
    if (isFull(total, bounds)) {
      growing.close();
      total = begin();
      growing = new GrowingSegment(directory, total.segment, []);
    }
    while (totals.length > 1 && (sum('mails') >= bounds.mails || sum('bytes') >= bounds.bytes))
      removeSegment(directory, totals.shift()?.segment ?? 0);
  }

  function* newestFirst(text = ''): Generator<KeptMail> {
    for (const { segment } of [...totals].reverse()) yield* mailsWith(directory, segment, text);
  }

  return {
    add(mail, source) {
      makeRoom();
      const kept = growing.add({ ...mail, sequence: sequence + 1 }, source);
      sequence += 1;
      total.mails += 1;
      total.bytes += source.length;
      return kept;
    },
    get count() {
      return sum('mails');
    },
    newestFirst,
    find(id) {
      for (const mail of newestFirst(id)) if (mail.id === id) return mail;
      return undefined;
    },
    source: (mail) => sourceOf(directory, mail),
    unannounced,
    markAnnounced: (mail) => growing.tell(mail.sequence),
    close: () => growing.close(),
  };
}
