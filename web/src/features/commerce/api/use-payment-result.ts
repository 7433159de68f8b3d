import { useCallback, useEffect, useState } from 'react';
import type { PaymentStatus } from '#shared/commerce/payment.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useCart } from '#web/lib/cart/cart.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
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

/** Applies the purchase: updates the user's books, and removes them and the used code from the cart. */
function useTakeOver(): () => Promise<void> {
  const { updateUser } = useSession();
  const { items, remove, setCode } = useCart();
  const reload = useReload();
  return async () => {
    const user = await api('GET /auth/me');
    updateUser(user);
    const bought = items.filter(({ id }) => user.purchased_ebooks.includes(id));
    for (const { id } of bought) remove(id);
    if (bought.length > 0) setCode('');
    await reload('GET /user/library', 'GET /user/orders', 'GET /ebooks/{id}');
  };
}

/** Loads the status of a payment, and polls every two seconds while it is pending. */
export function usePaymentResult(sessionId: string): PaymentResult {
  const [state, setState] = useState<PaymentState>('checking');
  const [payment, setPayment] = useState<PaymentStatus>();
  const [attempt, setAttempt] = useState(0);
  const takeOver = useTakeOver();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts over; the purchase is applied once
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async () => {
      const next = await api('GET /payments/status/{sessionId}', { params: { sessionId } }).then(
        (answer) => {
          if (!isOver) setPayment(answer);
          return paymentState(answer);
        },
        (): PaymentState => 'error',
      );
      if (isOver) return;
      setState(next);
      messages[next]?.();
      if (next === 'pending') timer = setTimeout(ask, pollInterval);
      // The payment succeeded either way: data that fails to load now is loaded with the next page.
      if (next === 'success') await takeOver().catch(() => undefined);
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
