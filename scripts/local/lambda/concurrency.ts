/** Lambda refused to run a function, because too many run already. */
export class Throttled extends Error {
  constructor(name: string) {
    super(`Rate Exceeded: ${name} was throttled`);
  }
}

/** What AWS leaves to functions without a reservation, unless the account has less in all. */
const leastUnreserved = 100;

/**
 * How many functions an account may run at once, over all of them. A new account has ten, others a thousand. A function
 * with reserved concurrency has that much for itself, and no more.
 */
export class AccountConcurrency {
  limit: number;
  readonly #reserved = new Map<string, number>();
  readonly #running = new Map<string, number>();

  constructor(limit = 1000) {
    this.limit = limit;
  }

  /** Reserves for a function, as a deployment does, or gives its reservation back. */
  reserve(name: string, amount: number | undefined): void {
    this.#reserved.delete(name);
    if (amount === undefined) return;
    if (this.limit - this.#allReserved() - amount < Math.min(leastUnreserved, this.limit))
      throw new Error(`${name} cannot reserve ${amount}: too little of the account's ${this.limit} would be left`);
    this.#reserved.set(name, amount);
  }

  /** Runs within the limit, or throws `Throttled` without calling. */
  async run<T>(name: string, call: () => Promise<T>): Promise<T> {
    if (!this.#admits(name)) throw new Throttled(name);
    this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    try {
      return await call();
    } finally {
      this.#running.set(name, (this.#running.get(name) ?? 1) - 1);
    }
  }

  #admits(name: string): boolean {
    const reserved = this.#reserved.get(name);
    if (reserved !== undefined) return (this.#running.get(name) ?? 0) < reserved;
    const running = [...this.#running].filter(([other]) => !this.#reserved.has(other));
    return sum(running.map(([, count]) => count)) < this.limit - this.#allReserved();
  }

  #allReserved(): number {
    return sum([...this.#reserved.values()]);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
