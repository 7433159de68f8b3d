import { emit } from '../event/events.ts';
import { notFound, refused } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Charge, Dispute } from '../payment/records.ts';
import type { Transaction } from '../store/transaction.ts';

const answerWithinSeconds = 10 * 24 * 3600;

/** The cardholder's bank takes back the amount not yet refunded, and asks the shop to respond. */
export function openDispute(tx: Transaction, charge: Charge): Dispute {
  const amount = charge.amount - charge.amount_refunded;
  if (charge.status !== 'succeeded' || amount === 0) throw refused('There is nothing left of this charge to dispute.');
  if (disputeOf(tx, charge.id)) throw refused('This charge has been disputed already.');
  const dispute = newDispute(tx, charge, amount);
  tx.put('charge', charge.id, { ...charge, disputed: true });
  tx.put('dispute', dispute.id, dispute);
  emit(tx, 'charge.dispute.created', dispute);
  return dispute;
}

/** `charge.disputed` stays true, as at Stripe: it says that there was a dispute, not how it ended. */
export function closeDispute(tx: Transaction, charge: Charge, status: 'won' | 'lost'): Dispute {
  const open = disputeOf(tx, charge.id);
  if (open?.status !== 'needs_response') throw refused('There is no open dispute about this charge.');
  const dispute: Dispute = { ...open, status };
  tx.put('dispute', dispute.id, dispute);
  emit(tx, 'charge.dispute.closed', dispute, { status: open.status });
  return dispute;
}

export function disputeOf(tx: Transaction, charge: string): Dispute | undefined {
  return tx.all('dispute').find((dispute) => dispute.charge === charge);
}

export function findDispute(tx: Transaction, id: string): Dispute {
  const dispute = tx.get('dispute', id);
  if (!dispute) throw notFound('dispute', id);
  return dispute;
}

function newDispute(tx: Transaction, charge: Charge, amount: number): Dispute {
  return {
    id: newId('du_'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: tx.now,
    currency: charge.currency,
    evidence_details: {
      due_by: tx.now + answerWithinSeconds,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
