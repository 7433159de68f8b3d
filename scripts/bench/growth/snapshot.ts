import { buildSnapshot } from '#functions/catalog/snapshot/snapshot.service.ts';
import { peakMemory } from '../measure.ts';

/* Builds the shelves as the catalogue's builder does, and prints milliseconds and the peak of its memory in megabytes. */

const from = performance.now();
await buildSnapshot();
console.log(JSON.stringify({ took: performance.now() - from, peak: peakMemory() }));
