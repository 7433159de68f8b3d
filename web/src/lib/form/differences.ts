export interface StoredValue {
  readonly name: string;
  readonly value: unknown;
}

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, place) => entry === other[place])
    : one === other;

/** The stored fields that differ from the typed ones. */
export const differences = (
  stored: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
): readonly StoredValue[] =>
  Object.entries(stored)
    .filter(([name, value]) => !isSame(typed[name], value))
    .map(([name, value]) => ({ name, value }));
