import { readFileSync } from 'node:fs';
import { documentTypeOf, readDocument } from '#lib/document/read.ts';
import { peakMemory } from './measure.ts';

/** Reads the file it is told, in a process of its own, and says how long that took and what it needed at most. */
const bytes = readFileSync(process.argv[2] ?? '');
const start = performance.now();
const { words } = await readDocument(bytes, await documentTypeOf(bytes));
const seconds = (performance.now() - start) / 1000;
process.stdout.write(JSON.stringify({ words, seconds, megabytes: peakMemory() }));
