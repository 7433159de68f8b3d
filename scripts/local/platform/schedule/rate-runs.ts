import type { FollowedClock } from './calendar-runs.ts';

/** What runs again and again. */
export interface RateRule {
  /** Milliseconds from one run to the next. */
  readonly every: number;
  /** Settles when the run that was due at `time` has ended. */
  readonly run: (time: number) => Promise<void>;
}

/** Milliseconds over which the rules are spread, so that their functions do not all start in the same moment. */
const spread = 60_000;

/**
 * Runs rules each time so many milliseconds have passed on a clock. Each counts from a moment of its own, as on AWS, where
 * it is the moment in which the rule was made: the last one from the start, the others from up to a minute before. If the
 * clock is moved past several times of a rule it runs once: what runs at a rate makes up for what was missed, and nobody
 * who moves the clock by a month wants a month's runs.
 */
export class RateRuns {
  readonly #rules: readonly RateRule[];
  readonly #clock: FollowedClock;
  readonly #running = new Set<Promise<void>>();
  #started = 0;
  #seen = 0;
  #cancels: (() => void)[] = [];
  #unfollow: () => void = () => undefined;

  constructor(rules: readonly RateRule[], clock: FollowedClock) {
    this.#rules = rules;
    this.#clock = clock;
  }

  start(): void {
    this.#started = this.#clock.now();
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
    this.#cancels[index] = this.#clock.after(this.#untilNext(rule, index), () => {
      this.#seen = this.#clock.now();
      this.#wind(rule, index);
      const running = rule.run(this.#seen).finally(() => this.#running.delete(running));
      this.#running.add(running);
    });
  }

  /** Milliseconds until the rule's next run; its whole interval if it is due right now. */
  #untilNext({ every }: RateRule, index: number): number {
    const before = Math.round(spread * (1 - (index + 1) / this.#rules.length));
    const passed = (this.#clock.now() - this.#started + before) % every;
    return every - (passed < 0 ? passed + every : passed);
  }
}
