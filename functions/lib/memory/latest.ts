import { setTimeout as pause } from 'node:timers/promises';
import { minutes, now, seconds } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { logger } from '../logger.ts';

/** How often an instance looks for a newer copy. */
const lookEvery = seconds(5);
/** An instance that slept longer than this waits a moment for the newer copy instead of serving a very old one. */
const staleAfter = minutes(1);
const longestWait = 250;

/**
 * The newest copy of an object, kept in memory as what `read` makes of it. Only the first request of an instance waits
 * for it; later ones get the copy at hand while a newer one is fetched behind them. When the store is away the copy at
 * hand stays.
 */
export class Latest<T> {
  private readonly key: string;
  private readonly read: (bytes: Uint8Array) => Promise<T> | T;
  private readonly away: string;
  private copy: T;
  private etag: string | undefined;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private hasLooked = false;
  private looking: Promise<void> | undefined;

  /** `missing` is the copy as long as there is no such object; `away` is said when nobody could look. */
  constructor(key: string, read: (bytes: Uint8Array) => Promise<T> | T, missing: T, away: string) {
    this.key = key;
    this.read = read;
    this.copy = missing;
    this.away = away;
  }

  /** The copy at hand; looks for a newer one behind the request when it is time. */
  async get(): Promise<T> {
    const age = now() - this.lookedAt;
    if (!this.hasLooked) await this.refreshed();
    else if (age >= lookEvery || age < 0) {
      const looked = this.look().catch((error: Error) => logger.warn('no newer copy', { key: this.key, error }));
      if (age >= staleAfter) await Promise.race([looked, pause(longestWait)]);
    }
    return this.copy;
  }

  /** The newest copy there is; throws 503 when the store is away. */
  async refreshed(): Promise<T> {
    try {
      await this.look();
    } catch (error) {
      throw unavailable(this.away, 2, error);
    }
    return this.copy;
  }

  /** One look at a time; whoever comes meanwhile shares it. */
  private look(): Promise<void> {
    this.looking ??= this.fetch().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async fetch(): Promise<void> {
    this.lookedAt = now();
    const { getIfChanged } = await import('../aws/objects.ts');
    const answer = await getIfChanged(this.key, this.etag);
    if (typeof answer === 'object') {
      this.copy = await this.read(answer.bytes);
      this.etag = answer.etag;
    }
    this.hasLooked = true;
  }
}
