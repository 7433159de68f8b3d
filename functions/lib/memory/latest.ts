import { setTimeout as pause } from 'node:timers/promises';
import { minutes, now, seconds } from '../clock.ts';
import { unavailable } from '../errors.ts';
import { logger } from '../logger.ts';

/** How often an instance checks for a newer copy. */
const lookEvery = seconds(5);
/** After being frozen for longer, an instance briefly waits for the newer copy instead of serving a very old one. */
const staleAfter = minutes(1);
const longestWait = 250;
/**
 * A large copy arrives only while requests run, and there may be one in ten seconds: who meets it half arrived, when the one
 * before is as old as that, waits for it so long.
 */
const longestArrival = seconds(5);

/**
 * The newest copy of an object, cached in memory as parsed by `read`. Only the first request of an instance waits for
 * it; later ones get the cached copy while a newer one is fetched in the background. When the store is unavailable, the
 * cached copy is served.
 */
export class Latest<T> {
  private readonly key: string;
  private readonly read: (bytes: Uint8Array) => Promise<T> | T;
  private readonly unavailableMessage: string;
  private copy: T;
  private etag: string | undefined;
  private lookedAt = Number.NEGATIVE_INFINITY;
  /** When the copy was last known to be the newest. */
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private isArriving = false;
  private hasLooked = false;
  private looking: Promise<void> | undefined;

  /**
   * `missing` is the copy while there is no such object; `unavailableMessage` is for when the store cannot be reached.
   */
  constructor(key: string, read: (bytes: Uint8Array) => Promise<T> | T, missing: T, unavailableMessage: string) {
    this.key = key;
    this.read = read;
    this.copy = missing;
    this.unavailableMessage = unavailableMessage;
  }

  /** The cached copy; starts a refresh in the background when one is due. */
  async get(): Promise<T> {
    const age = now() - this.lookedAt;
    if (!this.hasLooked) await this.refreshed();
    else if (age >= lookEvery || age < 0) {
      const looked = this.look().catch((error: Error) => logger.warn('no newer copy', { key: this.key, error }));
      if (age >= staleAfter) await Promise.race([looked, pause(longestWait)]);
      if (this.isArriving && now() - this.confirmedAt >= staleAfter)
        await Promise.race([looked, pause(longestArrival)]);
    }
    return this.copy;
  }

  /** The newest copy; throws 503 when the store is unavailable. */
  async refreshed(): Promise<T> {
    try {
      await this.look();
    } catch (error) {
      throw unavailable(this.unavailableMessage, 2, error);
    }
    return this.copy;
  }

  /** One fetch at a time, shared by concurrent callers. */
  private look(): Promise<void> {
    this.looking ??= this.fetch().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async fetch(): Promise<void> {
    this.lookedAt = now();
    const { getIfChanged } = await import('../aws/objects.ts');
    try {
      const answer = await getIfChanged(this.key, this.etag, () => {
        this.isArriving = true;
      });
      if (typeof answer === 'object') {
        this.copy = await this.read(answer.bytes);
        this.etag = answer.etag;
      }
    } finally {
      this.isArriving = false;
    }
    this.confirmedAt = now();
    this.hasLooked = true;
  }
}
