import type { Schedule } from '../../aws/eventbridge/schedule/expression.ts';
import { CalendarRuns, type FollowedClock } from './calendar-runs.ts';

export interface ScheduledRule {
  readonly name: string;
  readonly schedule: Schedule;
  /** Calls the targets for the time at which the rule was due; settles when their first runs have ended, rejects if one failed. */
  readonly invoke: (time: number) => Promise<unknown>;
}

/**
 * Fires the template's schedules; tests fire them by name. Those of the calendar follow the cloud's clock. Rates run by
 * the wall clock: who moves the other one by a month does not want a month's sweeps.
 */
export class Scheduler {
  readonly #rules: readonly ScheduledRule[];
  readonly #clock: FollowedClock;
  readonly #log: (line: string) => void;
  readonly #calendar: CalendarRuns;
  #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(rules: readonly ScheduledRule[], clock: FollowedClock, log: (line: string) => void) {
    this.#rules = rules;
    this.#clock = clock;
    this.#log = log;
    const ofCalendar = rules.flatMap((rule) => {
      if (!('next' in rule.schedule)) return [];
      const run = (time: number) => this.#logged(rule.name, rule.invoke(time));
      return [{ name: rule.name, next: rule.schedule.next, run }];
    });
    this.#calendar = new CalendarRuns(ofCalendar, clock, log);
  }

  start(): void {
    this.#timers = this.#rules.flatMap((rule) => {
      if (!('everyMinutes' in rule.schedule)) return [];
      return [setInterval(() => this.#run(rule), rule.schedule.everyMinutes * 60_000).unref()];
    });
    this.#calendar.start();
  }

  get names(): string[] {
    return this.#rules.map(({ name }) => name);
  }

  /** Fires a rule now and waits for its first run. False if there is no such rule. */
  async fire(name: string): Promise<boolean> {
    const rule = this.#rules.find((candidate) => candidate.name === name);
    if (!rule) return false;
    await rule.invoke(this.#clock.now());
    return true;
  }

  /** Starts no more runs; `idle` waits for those in progress. */
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#calendar.stop();
  }

  /** Resolves when everything that has fallen due by the cloud's clock has had its first run. */
  caughtUp(): Promise<void> {
    return this.#calendar.idle();
  }

  /** Resolves when every run started by a clock has ended and been logged. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running, this.#calendar.idle()]);
  }

  #run(rule: ScheduledRule): void {
    const run = this.#logged(rule.name, rule.invoke(this.#clock.now()));
    this.#running.add(run);
    void run.finally(() => this.#running.delete(run));
  }

  #logged(name: string, run: Promise<unknown>): Promise<void> {
    return run.then(
      () => undefined,
      (error: Error) => this.#log(`${name}: ${error.message}\n`),
    );
  }
}
