import type { AttributeValue, Item } from '../types.ts';

const text = (value: string): number => Buffer.byteLength(value);

/** About one byte per two significant digits, plus one, plus another for the sign. */
function numberBytes(value: string): number {
  const digits = value.replace(/^-|\./g, '').replace(/^0+|0+$/g, '').length;
  return digits === 0 ? 1 : 1 + Math.ceil(digits / 2) + (value.startsWith('-') ? 1 : 0);
}

const binaryBytes = (base64: string): number => Buffer.byteLength(base64, 'base64');

function sum<Value>(values: readonly Value[], bytes: (value: Value) => number): number {
  return values.reduce((total, value) => total + bytes(value), 0);
}

function valueBytes(value: AttributeValue): number {
  if (value.S !== undefined) return text(value.S);
  if (value.N !== undefined) return numberBytes(value.N);
  if (value.B !== undefined) return binaryBytes(value.B);
  if (value.SS) return sum(value.SS, text);
  if (value.NS) return sum(value.NS, numberBytes);
  if (value.BS) return sum(value.BS, binaryBytes);
  if (value.L) return 3 + sum(value.L, (member) => 1 + valueBytes(member));
  if (value.M) return 3 + Object.keys(value.M).length + itemBytes(value.M);
  return 1;
}

/**
 * The size AWS counts against its limits. dynalite counts UTF-16 units, so it accepts text with umlauts or CJK
 * characters that AWS would reject.
 */
export function itemBytes(item: Item): number {
  return sum(Object.entries(item), ([name, value]) => text(name) + valueBytes(value));
}
