import { useCallback, useEffect, useState } from 'react';
import type { PaymentStatus } from '#shared/commerce/payment.ts';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';
import { useApplyPurchase } from './apply-purchase.ts';
import { type PaymentState, paymentState, pollInterval } from './payment-state.ts';

export interface PaymentResult {
  readonly state: PaymentState;
  readonly payment: PaymentStatus | undefined;
  retry(): void;
}

/** Shown once, when the state is reached. */
const messages: Partial<Record<PaymentState, () => void>> = {
  success: () => toast.success('Payment successful! You now have access to your ebook.'),
  expired: () => toast.error('Payment session expired. Please try again.'),
  error: () => toast.error('Error verifying payment. Please contact support.'),
};

/** Loads the status of a payment, and polls every two seconds while it is pending. */
export function usePaymentResult(sessionId: string): PaymentResult {
  const [state, setState] = useState<PaymentState>('checking');
  const [payment, setPayment] = useState<PaymentStatus>();
  const [attempt, setAttempt] = useState(0);
  const applyPurchase = useApplyPurchase();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over; the purchase is applied once
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const answer = await api('GET /payments/status/{sessionId}', { params: { sessionId } }).catch(() => undefined);
      if (isOver) return;
      const next = answer ? paymentState(answer) : 'error';
      if (answer) setPayment(answer);
      setState(next);
      messages[next]?.();
      if (next === 'pending') timer = setTimeout(ask, pollInterval);
      if (next === 'success') await applyPurchase([answer?.metadata.ebook_id ?? ''].filter(Boolean));
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sessionId, attempt]);

  const retry = useCallback(() => {
    setState('checking');
    setAttempt((count) => count + 1);
  }, []);
  return { state, payment, retry };
}
