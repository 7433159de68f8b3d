import { itemBytes } from '../item/size.ts';
import type { Item } from '../types.ts';

const kilobyte = 1024;

/** What an item costs to write, in units: of the larger one of before and after. */
export const writeUnits = (...items: readonly (Item | undefined)[]): number =>
  Math.max(1, ...items.map((item) => (item ? Math.ceil(itemBytes(item) / kilobyte) : 1)));

/**
 * What AWS would bill for reads and writes, in units, while somebody counts: it takes time, and nobody asks for it mostly.
 * Writes that were refused are left out.
 */
export class Units {
  isCounting = false;
  #read = 0;
  #write = 0;

  /** Begins at nothing, or stops. */
  count(on: boolean): void {
    this.isCounting = on;
    [this.#read, this.#write] = [0, 0];
  }

  read(units: number): void {
    this.#read += units;
  }

  write(units: number): void {
    this.#write += units;
  }

  get sums(): { readonly read: number; readonly write: number } {
    return { read: this.#read, write: this.#write };
  }
}
