import { LRUCache } from 'lru-cache';
import type { LocalClock } from '../../aws/service.ts';
import type { Answer } from '../../platform/http-message.ts';
import type { Lifetime } from './lifetime.ts';

/** What the edge asks of its cache. */
export interface Question {
  /** Path and query, by which an answer can be removed. */
  readonly address: string;
  /** Distinguishes the answers of an address. */
  readonly variant: string;
  readonly method: string;
  /** How long an answer may be kept; undefined: not at all. */
  lifetimeOf(answer: Answer): Lifetime | undefined;
  /** Asks the origin, for an answer only if it differs from the one with this tag. */
  ask(etag: string | undefined): Promise<Answer>;
}

/** An answer, and where it came from, in the words of CloudFront. */
export interface Delivered {
  readonly answer: Answer;
  readonly from: 'Hit' | 'RefreshHit' | 'Miss';
  /** Seconds since the origin sent it; undefined for what has just come. */
  readonly age?: number;
}

interface Entry {
  readonly address: string;
  readonly answer: Answer;
  readonly lifetime: Lifetime;
  /** Milliseconds. */
  readonly storedAt: number;
  /** An error of the origin postpones the next question to it. */
  readonly freshUntil: number;
}

interface Fetched extends Delivered {
  /** Whether those who asked at the same time get it too. */
  readonly isForAll: boolean;
}

/** In bytes, about: bodies and headers. The least recently used answers give way. */
const capacity = 64 * 1024 * 1024;
const headersSize = 2000;

/** The answers that one location of CloudFront keeps: fresh ones, and expired ones to compare with the origin's. */
export class EdgeCache {
  #isOn: boolean;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: capacity,
    sizeCalculation: ({ answer }) => Buffer.byteLength(answer.body) + headersSize,
  });
  /** Questions that the origin is answering. */
  readonly #running = new Map<string, Promise<Fetched>>();
  readonly #clock: LocalClock;
  readonly #log: (line: string) => void;
  /** Grows with each removal: an answer to an earlier question is not kept. */
  #removals = 0;

  constructor(clock: LocalClock, log: (line: string) => void, isOn = true) {
    this.#clock = clock;
    this.#log = log;
    this.#isOn = isOn;
  }

  /** Off: nothing is kept or shared, and each question reaches the origin. */
  switch(isOn: boolean): void {
    this.#isOn = isOn;
    this.clear();
  }

  async deliver(question: Question): Promise<Delivered> {
    if (!this.#isOn) return { answer: await question.ask(undefined), from: 'Miss' };
    const now = this.#clock.now();
    const entry = this.#find(question, now);
    if (!entry) return this.#together(question, undefined);
    if (now < entry.freshUntil) return delivery(entry, 'Hit', now);
    if (now < entry.freshUntil + entry.lifetime.whileRevalidating * 1000) {
      this.#together(question, entry).catch((error: Error) => this.#log(`edge: ${error.stack}\n`));
      return delivery(entry, 'Hit', now);
    }
    return this.#together(question, entry);
  }

  clear(): void {
    this.#removals++;
    this.#running.clear();
    this.#entries.clear();
  }

  /** Forgets addresses, in the form of CloudFront: with a `*` at the end, all that begin like it. */
  invalidate(paths: readonly string[]): void {
    this.#removals++;
    this.#running.clear();
    for (const [key, { address }] of this.#entries.entries())
      if (paths.some((path) => matches(path, address))) this.#entries.delete(key);
  }

  /** A HEAD is answered from a fresh GET, and never the other way round. */
  #find(question: Question, now: number): Entry | undefined {
    const whole = question.method === 'HEAD' ? this.#entries.get(keyOf({ ...question, method: 'GET' })) : undefined;
    return whole && now < whole.freshUntil ? whole : this.#entries.get(keyOf(question));
  }

  /** Equal questions at the same time are one for the origin, unless the answer is not to be shared. */
  async #together(question: Question, expired: Entry | undefined): Promise<Delivered> {
    const key = keyOf(question);
    const running = this.#running.get(key);
    if (running) {
      const shared = await running.catch(() => undefined);
      return shared?.isForAll ? { answer: shared.answer, from: 'Hit', age: 0 } : this.#fetch(question, expired);
    }
    const fetching = this.#fetch(question, expired);
    this.#running.set(key, fetching);
    try {
      return await fetching;
    } finally {
      if (this.#running.get(key) === fetching) this.#running.delete(key);
    }
  }

  async #fetch(question: Question, expired: Entry | undefined): Promise<Fetched> {
    const removals = this.#removals;
    const answer = await question.ask(expired && tagOf(expired.answer));
    const now = this.#clock.now();
    const store = (kept: Answer): boolean => removals === this.#removals && this.#store(question, kept, now);
    if (expired && answer.status === 304) {
      const confirmed = refreshed(expired.answer, answer);
      return { answer: confirmed, from: 'RefreshHit', isForAll: store(confirmed) };
    }
    if (expired && answer.status >= 500 && now < expired.freshUntil + expired.lifetime.onError * 1000) {
      if (removals === this.#removals) this.#postpone(question, expired, answer, now);
      return { ...delivery(expired, 'RefreshHit', now), isForAll: true };
    }
    return { answer, from: 'Miss', isForAll: store(answer) };
  }

  /** Whether it is there for others now. */
  #store(question: Question, answer: Answer, now: number): boolean {
    const key = keyOf(question);
    const lifetime = question.lifetimeOf(answer);
    if (!lifetime) {
      this.#entries.delete(key);
      return false;
    }
    const freshUntil = now + lifetime.fresh * 1000;
    this.#entries.set(key, { address: question.address, answer, lifetime, storedAt: now, freshUntil });
    return lifetime.fresh > 0;
  }

  /** The expired answer stands in for as long as the error would have been kept. */
  #postpone(question: Question, expired: Entry, error: Answer, now: number): void {
    const pause = question.lifetimeOf(error)?.fresh ?? 0;
    if (pause > 0) this.#entries.set(keyOf(question), { ...expired, freshUntil: now + pause * 1000 });
  }
}

const matches = (path: string, address: string): boolean =>
  path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;

const keyOf = ({ method, address, variant }: Pick<Question, 'method' | 'address' | 'variant'>): string =>
  `${method}\n${address}\n${variant}`;

const delivery = ({ answer, storedAt }: Entry, from: Delivered['from'], now: number): Delivered => ({
  answer,
  from,
  age: Math.max(0, Math.floor((now - storedAt) / 1000)),
});

function tagOf({ headers }: Answer): string | undefined {
  return typeof headers.etag === 'string' ? headers.etag : undefined;
}

/** Its headers are those of the confirmation; the tag stays that of the compressed body. */
const refreshed = (kept: Answer, { headers }: Answer): Answer => ({
  ...kept,
  headers: { ...kept.headers, ...headers, ...(kept.headers.etag && { etag: kept.headers.etag }) },
});
