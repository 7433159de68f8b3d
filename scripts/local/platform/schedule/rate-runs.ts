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
 * it is the moment in which the rule was made: the first one from the start, the others from up to a minute later. If the
 * clock is moved past several times of a rule it runs once: what runs at a rate makes up for what was missed, and nobody
 * who moves the clock by a month wants a month's runs. If it is moved back, they count from there.
 */
export class RateRuns {
  readonly #rules: readonly RateRule[];
  readonly #clock: FollowedClock;
  readonly #running = new Set<Promise<void>>();
  #began = 0;
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
    this.#began = this.#seen = this.#clock.now();
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
    const from = this.#began + Math.round((spread * index) / this.#rules.length);
    const passed = this.#clock.now() - from;
    return passed < 0 ? every - passed : every - (passed % every);
  }
}
