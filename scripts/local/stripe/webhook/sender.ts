import Stripe from 'stripe';
import type { LocalClock } from '../../aws/service.ts';
import type { Event } from '../event/records.ts';

/** The URL of webhooks and the secret that signs them. The URL is read each time: it may not be known at the start. */
export interface WebhookTarget {
  readonly url: () => string;
  readonly secret: string;
}

const longestAnswerMs = 20_000;

/** Sends one signed POST per call and reports its outcome, without retries. */
export class WebhookSender {
  readonly #target: WebhookTarget;
  readonly #clock: LocalClock;
  readonly #fetch: typeof fetch;
  readonly #closed = new AbortController();

  constructor(target: WebhookTarget, clock: LocalClock, fetcher: typeof fetch) {
    this.#target = target;
    this.#clock = clock;
    this.#fetch = fetcher;
  }

  /** The receiver's status, or null if it could not be reached or took too long. */
  async send(event: Event): Promise<number | null> {
    try {
      const response = await this.#fetch(this.#target.url(), this.#request(event));
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    }
  }

  close(): void {
    this.#closed.abort();
  }

  #request(event: Event): RequestInit {
    const payload = JSON.stringify(event, null, 2);
    return {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': this.#signature(payload),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([this.#closed.signal, AbortSignal.timeout(longestAnswerMs)]),
    };
  }

  #signature(payload: string): string {
    const timestamp = Math.floor(this.#clock.now() / 1000);
    return Stripe.webhooks.generateTestHeaderString({ payload, secret: this.#target.secret, timestamp });
  }
}
