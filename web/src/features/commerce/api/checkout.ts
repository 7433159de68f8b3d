import { useRef, useState } from 'react';
import type { CheckoutRequest } from '#shared/commerce/payment.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem, ownSentence } from '#web/lib/api/api-problem.ts';
import { askPurchaseTerms } from '#web/lib/cart/purchase-terms.ts';
import { loadOnline } from '#web/lib/online.ts';
import { useGoSignIn } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { useApplyPurchase } from './apply-purchase.ts';

/** Pause between the response and the payment page, and before reloading a granted book. Milliseconds. */
const redirectDelay = 2000;
const grantedDelay = 1500;

/** Part of a checkout's query: whether the buyer has accepted the terms. */
interface Terms {
  readonly accept_terms?: 'true';
}
const accepted: Terms = { accept_terms: 'true' };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The message of a failed checkout: the server's if it names books or limits, else the general one. */
function checkoutFailure(error: unknown, failed: string): string {
  const isTelling = error instanceof ApiProblem && [403, 409, 422, 429].includes(error.status);
  return isTelling ? error.detail : ownSentence(error, failed);
}

/** Opens the payment page in a new tab. False if the browser blocked it. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

export interface CheckoutTexts {
  /** Shown to a visitor who is sent to sign in. */
  readonly signIn: string;
  /** Shown on a failure without a message from the server. */
  readonly failed: string;
}
const cartTexts: CheckoutTexts = {
  signIn: 'Please sign in to checkout',
  failed: 'Checkout failed. Please try again.',
};

export interface UseCheckout {
  /** Gets ebooks that are free, or free with a code. Sends a visitor to sign in first. Never throws. */
  start(ebookIds: readonly string[], code?: string): Promise<void>;
  /** Buys: as `start`, once the buyer has accepted the terms. */
  buy(ebookIds: readonly string[], code?: string): Promise<void>;
  readonly busy: boolean;
  /** The payment page, once known, to show as a link: a browser may block the new tab. */
  readonly url: string | null;
}

/** Checkout of a cart or of one book. The payment page opens in a new tab after two seconds. */
export function useCheckout(texts: CheckoutTexts = cartTexts): UseCheckout {
  const { user } = useSession();
  const goSignIn = useGoSignIn();
  const applyPurchase = useApplyPurchase();
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const isRunning = useRef(false);

  async function granted(ebookIds: readonly string[]): Promise<void> {
    toast.success('It is yours. You will find it in My Library.');
    await pause(grantedDelay);
    await applyPurchase(ebookIds);
  }

  async function payAt(paymentUrl: string): Promise<void> {
    setUrl(paymentUrl);
    await pause(redirectDelay);
    openTab(paymentUrl);
  }

  /** Only the order itself can fail: nothing after it may report a failure. */
  async function run(ebookIds: readonly string[], query: CheckoutRequest): Promise<void> {
    const order = await api('POST /payments/checkout', { query }).catch((error: unknown) => {
      toast.error(checkoutFailure(error, texts.failed));
    });
    if (order) await (order.url === null ? granted(ebookIds) : payAt(order.url));
  }

  async function start(ebookIds: readonly string[], code: string | undefined, terms: Terms = {}): Promise<void> {
    if (isRunning.current) return;
    if (!user) return goSignIn(texts.signIn);
    isRunning.current = true;
    setBusy(true);
    setUrl(null);
    try {
      await run(ebookIds, { ebook_ids: ebookIds.join(','), user_email: user.email, discount_code: code, ...terms });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  async function buy(ebookIds: readonly string[], code?: string): Promise<void> {
    if (isRunning.current) return;
    if (!user) return goSignIn(texts.signIn);
    // Load the dialog before asking: without a connection it would never appear.
    const isReady = await loadOnline(() => import('../components/purchase-terms-dialog.tsx')).then(
      Boolean,
      () => false,
    );
    if (!isReady) toast.error(texts.failed);
    else if (await askPurchaseTerms()) await start(ebookIds, code, accepted);
  }

  return { start: (ebookIds, code) => start(ebookIds, code), buy, busy, url };
}
