import { emit } from '../event/events.ts';
import { notFound, refused } from '../failure.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Session, SessionRecord } from './records.ts';

/** Every read of a session goes through here, so that none is ever seen open past its expiry. */
export function findSession(tx: Transaction, id: string, param = 'id'): SessionRecord {
  const record = tx.get('session', id);
  if (!record) throw notFound('checkout.session', id, param);
  return isDue(tx, record) ? expire(tx, record) : record;
}

export function expireSession(tx: Transaction, id: string): Session {
  const record = findSession(tx, id);
  if (record.session.status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${record.session.status}.`;
    throw refused(message, { param: 'session' });
  }
  return expire(tx, record).session;
}

/** The sweep: sessions expire by the clock whether or not anyone reads them. */
export function expireDueSessions(tx: Transaction): void {
  for (const record of tx.all('session')) if (isDue(tx, record)) expire(tx, record);
}

/** Newest first, like all of Stripe's lists. */
export function sessionsOf(tx: Transaction, paymentIntent: string | undefined): Session[] {
  return tx
    .all('session')
    .filter(({ session }) => paymentIntent === undefined || session.payment_intent === paymentIntent)
    .map(({ session }) => findSession(tx, session.id).session)
    .reverse();
}

export function putSession(tx: Transaction, record: SessionRecord, change: Partial<Session>): SessionRecord {
  const changed = { ...record, session: { ...record.session, ...change } };
  tx.put('session', record.session.id, changed);
  return changed;
}

function isDue(tx: Transaction, { session }: SessionRecord): boolean {
  return session.status === 'open' && session.expires_at <= tx.now;
}

function expire(tx: Transaction, record: SessionRecord): SessionRecord {
  const expired = putSession(tx, record, { status: 'expired', url: null });
  emit(tx, 'checkout.session.expired', expired.session);
  return expired;
}
