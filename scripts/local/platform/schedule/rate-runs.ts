import type { FollowedClock } from './calendar-runs.ts';

/** What runs again and again. */
export interface RateRule {
  /** Milliseconds from one run to the next. */
  readonly every: number;
  /** Settles when the run that was due at `time` has ended. */
  readonly run: (time: number) => Promise<void>;
}

/**
 * Runs rules each time so many milliseconds have passed on a clock, the first time that long after the start. If the clock
 * is moved past several times of a rule it runs once: what runs at a rate makes up for what was missed, and nobody who
 * moves the clock by a month wants a month's runs.
 */
export class RateRuns {
  readonly #rules: readonly RateRule[];
  readonly #clock: FollowedClock;
  readonly #running = new Set<Promise<void>>();
  #seen = 0;
  #cancels: (() => void)[] = [];
  #unfollow: () => void = () => undefined;

  constructor(rules: readonly RateRule[], clock: FollowedClock) {
    this.#rules = rules;
    this.#clock = clock;
  }

  start(): void {
    this.#unfollow = this.#clock.follow(() => {
      if (this.#clock.now() < this.#seen) this.#windAll();
    });
    this.#windAll();
  }

  /** Begins no more runs; `idle` waits for those under way. */
  stop(): void {
    for (const cancel of this.#cancels) cancel();
    this.#unfollow();
  }

  /** Resolves when every run that has begun has ended. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  #windAll(): void {
    for (const cancel of this.#cancels) cancel();
    this.#seen = this.#clock.now();
    this.#rules.forEach((rule, index) => void this.#wind(rule, index));
  }

  #wind(rule: RateRule, index: number): void {
    this.#cancels[index] = this.#clock.after(rule.every, () => {
      this.#seen = this.#clock.now();
      this.#wind(rule, index);
      const running = rule.run(this.#seen).finally(() => this.#running.delete(running));
      this.#running.add(running);
    });
  }
}
