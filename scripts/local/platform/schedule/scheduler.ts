import type { Schedule } from '../../aws/eventbridge/schedule/expression.ts';
import { CalendarRuns, type FollowedClock } from './calendar-runs.ts';
import { RateRuns } from './rate-runs.ts';

export interface ScheduledRule {
  readonly name: string;
  readonly schedule: Schedule;
  /** Calls the targets for the time at which the rule was due; settles when their first runs have ended, rejects if one failed. */
  readonly invoke: (time: number) => Promise<unknown>;
}

/** The clocks that schedules follow: those of the calendar always the cloud's own. */
export interface ScheduleClocks {
  readonly calendar: FollowedClock;
  readonly rates: FollowedClock;
}

/** Fires the template's schedules when they fall due, and by name. */
export class Scheduler {
  readonly #rules: readonly ScheduledRule[];
  readonly #clocks: ScheduleClocks;
  readonly #log: (line: string) => void;
  readonly #calendar: CalendarRuns;
  readonly #rates: RateRuns;

  constructor(rules: readonly ScheduledRule[], clocks: ScheduleClocks, log: (line: string) => void) {
    this.#rules = rules;
    this.#clocks = clocks;
    this.#log = log;
    const ofCalendar = rules.flatMap((rule) =>
      'next' in rule.schedule ? [{ name: rule.name, next: rule.schedule.next, run: this.#runOf(rule) }] : [],
    );
    const ofRates = rules.flatMap((rule) =>
      'everyMinutes' in rule.schedule ? [{ every: rule.schedule.everyMinutes * 60_000, run: this.#runOf(rule) }] : [],
    );
    this.#calendar = new CalendarRuns(ofCalendar, clocks.calendar, log);
    this.#rates = new RateRuns(ofRates, clocks.rates);
  }

  start(): void {
    this.#rates.start();
    this.#calendar.start();
  }

  get names(): string[] {
    return this.#rules.map(({ name }) => name);
  }

  /** Fires a rule now and waits for its first run. False if there is no such rule. */
  async fire(name: string): Promise<boolean> {
    const rule = this.#rules.find((candidate) => candidate.name === name);
    if (!rule) return false;
    await rule.invoke(this.#clocks.calendar.now());
    return true;
  }

  /** Starts no more runs; `idle` waits for those in progress. */
  stop(): void {
    this.#rates.stop();
    this.#calendar.stop();
  }

  /** Resolves when everything that has fallen due has had its first run, which is logged if it failed. */
  async idle(): Promise<void> {
    await Promise.all([this.#rates.idle(), this.#calendar.idle()]);
  }

  #runOf({ name, invoke }: ScheduledRule) {
    return (time: number): Promise<void> =>
      invoke(time).then(
        () => undefined,
        (error: Error) => this.#log(`${name}: ${error.message}\n`),
      );
  }
}
