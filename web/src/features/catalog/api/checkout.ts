/** Checkout as the page hands it in: it belongs to another part of the site. */
export interface Checkout {
  /** Buys, or gets when nothing is to pay. Sends a visitor to sign in first. */
  start(ebookIds: readonly string[]): Promise<void>;
  readonly busy: boolean;
  /** The payment page, once it is known: a browser may block the new tab. */
  readonly url: string | null;
}
