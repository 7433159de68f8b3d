import type { AlarmClock } from '../../aws/service.ts';

/** A clock that also says when it was moved. */
export interface FollowedClock extends AlarmClock {
  follow(follower: () => void): () => void;
}

/** What runs at times of the calendar. */
export interface CalendarRule {
  readonly name: string;
  readonly next: (after: number) => number | undefined;
  /** Settles when the run that was due at `time` has ended. */
  readonly run: (time: number) => Promise<void>;
}

interface Pending {
  readonly rule: CalendarRule;
  due: number | undefined;
}

type Due = Pending & { readonly due: number };

/** Runs that one move of the clock can make fall due. Beyond, the rest of the time is left out, with a line in the log. */
const mostRuns = 1000;

/**
 * Runs rules when they fall due by the cloud's clock. If it is moved past several times, each has its run, one after the
 * other in the order of time. If it is moved back, what comes then is due again.
 */
export class CalendarRuns {
  readonly #pending: Pending[];
  readonly #clock: FollowedClock;
  readonly #log: (line: string) => void;
  readonly #running = new Set<Promise<void>>();
  #seen = 0;
  #isStopped = true;
  #cancel: () => void = () => undefined;
  #unfollow: () => void = () => undefined;

  constructor(rules: readonly CalendarRule[], clock: FollowedClock, log: (line: string) => void) {
    this.#pending = rules.map((rule) => ({ rule, due: undefined }));
    this.#clock = clock;
    this.#log = log;
  }

  start(): void {
    this.#isStopped = false;
    this.#unfollow = this.#clock.follow(() => {
      if (this.#clock.now() < this.#seen) this.#startFrom(this.#clock.now());
    });
    this.#startFrom(this.#clock.now());
  }

  /** Begins no more runs; `idle` waits for the one under way. */
  stop(): void {
    this.#isStopped = true;
    this.#cancel();
    this.#unfollow();
  }

  /** Resolves when everything that has fallen due has run. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  #startFrom(now: number): void {
    for (const pending of this.#pending) pending.due = pending.rule.next(now);
    this.#seen = now;
    this.#wind();
  }

  #wind(): void {
    this.#cancel();
    const first = this.#first();
    if (first) this.#cancel = this.#clock.after(first.due - this.#clock.now(), () => this.#ring());
  }

  /** The one that is due first, of several the first of the template. */
  #first(): Due | undefined {
    const due = this.#pending.filter((each): each is Due => each.due !== undefined);
    return due.length === 0 ? undefined : due.reduce((first, each) => (each.due < first.due ? each : first));
  }

  #ring(): void {
    const now = this.#clock.now();
    const runs = this.#take(now);
    this.#seen = now;
    this.#wind();
    const running = this.#runAll(runs).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** What has fallen due, in the order of time. */
  #take(now: number): (() => Promise<void>)[] {
    const runs: (() => Promise<void>)[] = [];
    for (let first = this.#first(); first && first.due <= now; first = this.#first()) {
      if (runs.length === mostRuns) {
        this.#log(`The clock was moved past more than ${mostRuns} runs of schedules: the rest are left out\n`);
        for (const each of this.#pending) each.due = each.rule.next(now);
        return runs;
      }
      const { rule, due } = first;
      runs.push(() => rule.run(due));
      Object.assign(first, { due: rule.next(due) });
    }
    return runs;
  }

  async #runAll(runs: readonly (() => Promise<void>)[]): Promise<void> {
    for (const run of runs) if (!this.#isStopped) await run();
  }
}
