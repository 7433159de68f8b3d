const secondMs = 1000;
export const dayMs = 24 * 60 * 60 * secondMs;

interface Sent {
  readonly time: number;
  recipients: number;
}

/**
 * How many recipients mails had, for the quotas: to the millisecond for the last second, for a day in steps of a second,
 * so that it stays as small on a day with a million mails.
 */
export class Tally {
  #seconds: Sent[] = [];
  #latest: Sent[] = [];

  add(time: number, recipients: number): void {
    this.#latest = [...this.#latest.filter((sent) => sent.time > time - secondMs), { time, recipients }];
    const second = Math.floor(time / secondMs) * secondMs;
    const last = this.#seconds.at(-1);
    if (last?.time === second) last.recipients += recipients;
    else
      this.#seconds = [
        ...this.#seconds.filter((sent) => sent.time > time - dayMs - secondMs),
        { time: second, recipients },
      ];
  }

  inLastSecond = (now: number): number => since(this.#latest, now - secondMs);
  inLastDay = (now: number): number => since(this.#seconds, now - dayMs);
}

const since = (all: readonly Sent[], time: number): number =>
  all.filter((sent) => sent.time > time).reduce((sum, { recipients }) => sum + recipients, 0);
