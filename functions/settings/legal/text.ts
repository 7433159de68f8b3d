/** What the default texts say of the shop; every part is HTML already. */
export interface LegalFacts {
  readonly name: string;
  readonly seller: string;
  readonly address: string;
  /** A link that writes to us. */
  readonly mail: string;
}
export type LegalText = (facts: LegalFacts) => string;
