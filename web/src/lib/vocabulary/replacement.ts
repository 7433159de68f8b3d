/** What can take a term's place. */
export interface Replacement {
  readonly id: string;
  readonly name: string;
}

/** What a search for replacements has found. */
export interface FoundReplacements {
  readonly found: readonly Replacement[] | undefined;
  readonly error: unknown;
  readonly retry: () => unknown;
}

/** How many are offered at once. */
export const mostReplacements = 8;
