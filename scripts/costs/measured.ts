import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Priced } from './prices.ts';

/** What one thing uses, as measured. */
export type Measured = Readonly<Partial<Record<Priced, number>>>;
/** Things that are worth a price of their own. */
export type Thing = 'pageView' | 'order' | 'mail' | 'book';

/** Written by `npm run bench -- --only usage`. */
export const measuredFile = fileURLToPath(new URL('./measured.json', import.meta.url));
export const readMeasured = (): Readonly<Record<Thing, Measured>> => JSON.parse(readFileSync(measuredFile, 'utf8'));
