import { Stream } from 'node:stream';
import type { LevelIterator } from '../storage/level.ts';

const pageSize = 100;

/**
 * The values of a range as dynalite's query and scan consume them: 'data' events with parsed items until 'end' or until
 * it is destroyed. It reads pages instead of single entries, and closes its iterator when a query stops early
 * (dynalite's own stream never does, so LevelDB could not release old data). A legacy `Stream`, since dynalite would
 * consume every item of any other emitter twice.
 */
export class ItemStream extends Stream {
  readonly #values: LevelIterator<string>;
  #destroyed = false;

  constructor(values: LevelIterator<string>) {
    super();
    this.#values = values;
    setImmediate(() => void this.#flow());
  }

  destroy(): void {
    this.#destroyed = true;
  }

  async #flow(): Promise<void> {
    try {
      await this.#emitAll();
      if (!this.#destroyed) this.emit('end');
    } catch (error) {
      this.emit('error', error);
    } finally {
      await this.#values.close();
    }
  }

  async #emitAll(): Promise<void> {
    while (!this.#destroyed) {
      const page = await this.#values.nextv(pageSize);
      if (page.length === 0) return;
      for (const text of page) {
        if (this.#destroyed) return;
        this.emit('data', JSON.parse(text));
      }
    }
  }
}
