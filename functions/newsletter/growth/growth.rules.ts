import type { Amounts } from '#lib/table/adding.ts';
import type { SubscriberGrowth, SubscriberMovement } from '#shared/newsletter/growth.ts';
import type { StoredSubscriber } from '../subscriber/subscriber.repo.ts';

type Known = Pick<StoredSubscriber, 'status' | 'confirmed_at' | 'left_at'> | undefined;

/** A movement of the list. `at`: when it happened, in milliseconds; undefined for a removal, which leaves no trace. */
export interface Movement {
  readonly name: 'joined' | 'unsubscribed' | 'suppressed' | 'removed';
  readonly at: number | undefined;
}

const timeOf = (iso: string | undefined): number | undefined => (iso === undefined ? undefined : Date.parse(iso));

/** Whether a change of a subscriber brings somebody onto the list of the confirmed ones, or off it; undefined: neither. */
export function movementOf(before: Known, after: Known): Movement | undefined {
  const [was, is] = [before?.status === 'confirmed', after?.status === 'confirmed'];
  if (was === is) return undefined;
  if (is) return { name: 'joined', at: timeOf(after?.confirmed_at) };
  if (!after) return { name: 'removed', at: undefined };
  return { name: after.status === 'suppressed' ? 'suppressed' : 'unsubscribed', at: timeOf(after.left_at) };
}

const sumOf = (days: readonly Amounts[], name: Movement['name']): number =>
  days.reduce((sum, day) => sum + (day[name] ?? 0), 0);

const leavingOf = (days: readonly Amounts[]): SubscriberGrowth['left_by'] => ({
  unsubscribed: sumOf(days, 'unsubscribed'),
  suppressed: sumOf(days, 'suppressed'),
  removed: sumOf(days, 'removed'),
});

function movementIn(days: readonly Amounts[]): SubscriberMovement {
  const { unsubscribed, suppressed, removed } = leavingOf(days);
  return { joined: sumOf(days, 'joined'), left: unsubscribed + suppressed + removed };
}

interface Counted {
  /** Two periods of days, the later one last. */
  readonly days: readonly string[];
  readonly amounts: ReadonlyMap<string, Amounts>;
  /** On the list now. */
  readonly total: number;
}

/** How the list grew in the later half of these days. What it was at the end of a day follows from what it is now. */
export function growthOf({ days, amounts, total }: Counted): Omit<SubscriberGrowth, 'time_zone'> {
  const of = (some: readonly string[]) => some.map((day) => amounts.get(day) ?? {});
  const [before, current] = [days.slice(0, days.length / 2), days.slice(days.length / 2)];
  let atItsEnd = total;
  const backwards = current.toReversed().map((day) => {
    const moved = movementIn(of([day]));
    const ofDay = { day, ...moved, total: atItsEnd };
    atItsEnd -= moved.joined - moved.left;
    return ofDay;
  });
  return {
    total,
    sums: movementIn(of(current)),
    sums_before: movementIn(of(before)),
    left_by: leavingOf(of(current)),
    days: backwards.toReversed(),
  };
}
