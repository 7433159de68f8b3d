/** Checkout as the page hands it in: it belongs to another part of the site. */
export interface Checkout {
  /** Gets what costs nothing. Sends a visitor to sign in first. */
  start(ebookIds: readonly string[]): Promise<void>;
  /** Buys: as `start`, once the buyer has accepted the terms. */
  buy(ebookIds: readonly string[]): Promise<void>;
  readonly busy: boolean;
  /** The payment page, once it is known: a browser may block the new tab. */
  readonly url: string | null;
}
