/** What the default texts say of the shop; every part is HTML already. */
export interface LegalFacts {
  readonly name: string;
  readonly seller: string;
  /** In one line; empty until an operator gives one, and then no text speaks of it. */
  readonly address: string;
  /** The seller's name with the address, where there is one. */
  readonly sellerWithAddress: string;
  /** A link that writes to us. */
  readonly mail: string;
}
export type LegalText = (facts: LegalFacts) => string;
