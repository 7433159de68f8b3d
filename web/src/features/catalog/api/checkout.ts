/** The checkout, passed in by the page: it is implemented in another feature. */
export interface Checkout {
  /** Gets free ebooks. Sends a visitor to sign in first. */
  start(ebookIds: readonly string[]): Promise<void>;
  /** Buys: as `start`, once the buyer has accepted the terms. */
  buy(ebookIds: readonly string[]): Promise<void>;
  readonly busy: boolean;
  /** The payment page, once known, to show as a link: a browser may block the new tab. */
  readonly url: string | null;
}
