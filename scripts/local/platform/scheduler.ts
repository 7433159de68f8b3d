export interface ScheduledRule {
  readonly name: string;
  /** Minutes between two runs. */
  readonly everyMinutes: number;
  /** Hands the event to Lambda; settles when the first run has ended, and rejects if that failed. */
  readonly invoke: (event: unknown) => Promise<unknown>;
}

/** `rate(5 minutes)`, `rate(1 hour)`. Cron expressions are not used by the stacks. */
export function minutesOf(expression: string): number {
  const [, amount, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const factor = { minute: 1, hour: 60, day: 1440 }[unit ?? ''];
  if (!amount || !factor) throw new Error(`The local scheduler does not support ${expression}`);
  return Number(amount) * factor;
}

/** Fires the template's schedules by the wall clock; tests fire them by name. */
export class Scheduler {
  readonly #rules: readonly ScheduledRule[];
  readonly #log: (line: string) => void;
  #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(rules: readonly ScheduledRule[], log: (line: string) => void) {
    this.#rules = rules;
    this.#log = log;
  }

  start(): void {
    this.#timers = this.#rules.map((rule) => setInterval(() => this.#run(rule), rule.everyMinutes * 60_000).unref());
  }

  get names(): string[] {
    return this.#rules.map(({ name }) => name);
  }

  /** Fires a rule now and waits for its first run. False if there is no such rule. */
  async fire(name: string): Promise<boolean> {
    const rule = this.#rules.find((candidate) => candidate.name === name);
    if (!rule) return false;
    await rule.invoke({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} });
    return true;
  }

  /** Starts no more runs; `idle` waits for those in progress. */
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Resolves when every run started by the clock has ended and been logged. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  #run(rule: ScheduledRule): void {
    const run = this.fire(rule.name).then(
      () => undefined,
      (error: Error) => this.#log(`${rule.name}: ${error.message}\n`),
    );
    this.#running.add(run);
    void run.finally(() => this.#running.delete(run));
  }
}
