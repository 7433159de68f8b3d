import { counterItem, defineCounter, readCounter } from '#lib/table/counter.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { InquiryState } from '#shared/inquiries/choices.ts';
import type { InquirySummary } from '#shared/inquiries/inquiry.ts';

const counters = {
  new: defineCounter('inquiries_new'),
  open: defineCounter('inquiries_open'),
  done: defineCounter('inquiries_done'),
} as const;

interface Counted {
  readonly state: InquiryState;
}

/** Parts of the transaction that changes an inquiry: undefined is none, before it arrives and after its deletion. */
export function countItems(before: Counted | undefined, after: Counted | undefined): TransactItem[] {
  if (before?.state === after?.state) return [];
  return [
    ...(before ? [counterItem(counters[before.state], -1)] : []),
    ...(after ? [counterItem(counters[after.state], 1)] : []),
  ];
}

/** How many inquiries are in each state, kept with every change: no list is ever counted. */
export async function inquirySummary(): Promise<InquirySummary> {
  const [fresh, open, done] = await Promise.all([counters.new, counters.open, counters.done].map(readCounter));
  return { new: fresh ?? 0, open: open ?? 0, done: done ?? 0 };
}
