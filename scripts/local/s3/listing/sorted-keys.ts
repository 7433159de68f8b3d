/**
 * The keys of a bucket in S3's listing order, by UTF-8 bytes; JavaScript's own order differs for characters beyond the
 * basic plane. Kept sorted, so that a listing costs its page and not the whole bucket.
 */
export class SortedKeys {
  readonly #keys: string[];

  constructor(keys: Iterable<string> = []) {
    this.#keys = [...new Set(keys)].sort(compareKeys);
  }

  add(key: string): void {
    const index = this.#lowerBound(key);
    if (this.#keys[index] !== key) this.#keys.splice(index, 0, key);
  }

  delete(key: string): void {
    const index = this.#lowerBound(key);
    if (this.#keys[index] === key) this.#keys.splice(index, 1);
  }

  /** The first key that is greater than (or, when `inclusive`, equal to) the given one. */
  after(key: string, inclusive = false): string | undefined {
    const index = this.#lowerBound(key);
    return this.#keys[!inclusive && this.#keys[index] === key ? index + 1 : index];
  }

  /** The first key after all those that begin with the prefix. */
  afterPrefix(prefix: string): string | undefined {
    return this.#keys[this.#search((key) => key.startsWith(prefix) || compareKeys(key, prefix) < 0)];
  }

  #lowerBound(key: string): number {
    return this.#search((candidate) => compareKeys(candidate, key) < 0);
  }

  /** The index of the first key for which the test fails; it must hold for a leading part of the keys only. */
  #search(holds: (key: string) => boolean): number {
    let [low, high] = [0, this.#keys.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.#keys[middle] ?? '')) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function compareKeys(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Surrogates encode the highest characters, but their own code units are not the highest. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
