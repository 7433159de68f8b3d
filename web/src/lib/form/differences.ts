export interface StoredValue {
  readonly name: string;
  readonly value: unknown;
}

/** The stored fields that differ from the typed ones. */
export const differences = (
  stored: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
): readonly StoredValue[] =>
  Object.entries(stored)
    .filter(([name, value]) => typed[name] !== value)
    .map(([name, value]) => ({ name, value }));
