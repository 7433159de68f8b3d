import { createHash } from 'node:crypto';
import type { LocalClock } from '../../service.ts';
import { tokenMismatch } from '../errors.ts';
import { below, type Changes, type Storage } from '../storage/storage.ts';

const prefix = 'token~';
const windowMs = 10 * 60 * 1000;

interface Use {
  readonly content: string;
  readonly at: number;
  readonly key: string;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The client request tokens of the last ten minutes, which make transactions idempotent. They are written in the same
 * batch as the transaction's changes: a client that retries after a crash is told that the request was done exactly if
 * it was. In memory they are in order of use, so cleaning up stops at the first recent one.
 */
export class Tokens {
  readonly #clock: LocalClock;
  readonly #uses = new Map<string, Use>();

  private constructor(clock: LocalClock) {
    this.#clock = clock;
  }

  static async load(storage: Storage, clock: LocalClock): Promise<Tokens> {
    const tokens = new Tokens(clock);
    const stored = storage.entries(below(prefix));
    for (let page = await stored.nextv(1000); page.length > 0; page = await stored.nextv(1000)) {
      for (const [key, value] of page) {
        const { token, content, at } = JSON.parse(value) as Use & { token: string };
        tokens.#uses.set(token, { content, at, key });
      }
    }
    await stored.close();
    return tokens;
  }

  /** Whether this exact request was already done under this token. Rejects other content under the same token. */
  isRepeated(token: string, content: string): boolean {
    const use = this.#uses.get(digest(token));
    if (!use || this.#isOver(use)) return false;
    if (use.content !== digest(content)) throw tokenMismatch();
    return true;
  }

  /** Records the use, both now and among the changes to store. Returns a function that undoes it if storing fails. */
  use(token: string, content: string, changes: Changes): () => void {
    const at = this.#clock.now();
    const id = digest(token);
    const use: Use = { content: digest(content), at, key: `${prefix}${String(at).padStart(15, '0')}~${id}` };
    this.#uses.delete(id); // a token used again after its window goes to the end of the order
    this.#uses.set(id, use);
    changes.set(use.key, JSON.stringify({ token: id, content: use.content, at }));
    return () => this.#uses.delete(id);
  }

  /** Drops tokens older than the window and returns the changes that delete them from the store. */
  forgetOld(): Changes {
    const changes: Changes = new Map();
    for (const [id, use] of this.#uses) {
      if (!this.#isOver(use)) break;
      this.#uses.delete(id);
      changes.set(use.key, null);
    }
    return changes;
  }

  #isOver(use: Use): boolean {
    return this.#clock.now() - use.at > windowMs;
  }
}
