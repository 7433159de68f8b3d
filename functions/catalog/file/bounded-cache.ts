/** Keeps what was used last, up to a total weight (bytes or characters, as the caller counts). */
export class BoundedCache<V> {
  private readonly limit: number;
  private readonly weigh: (value: V) => number;
  private readonly entries = new Map<string, V>();
  private weight = 0;

  constructor(limit: number, weigh: (value: V) => number) {
    this.limit = limit;
    this.weigh = weigh;
  }

  get(key: string): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: string, value: V): V {
    this.delete(key);
    this.entries.set(key, value);
    this.weight += this.weigh(value);
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.limit) break;
      this.delete(oldest);
    }
    return value;
  }

  delete(key: string): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.weight -= this.weigh(value);
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }
}
