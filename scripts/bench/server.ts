import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../build/site.ts';
import { synthesise } from '../build/synth.ts';
import { startSeeded } from '../seed/seeded.ts';

/**
 * The platform in its own process, for the bench: stage `bench` (no rate limit per address), at most two instances per
 * function, a shelf of a hundred books, and an edge that keeps nothing: the functions are measured. Sends its URL to the parent
 * process, and answers the messages `memory` and `stop`. Its argument is a folder for the data that stays afterwards.
 */
const [kept] = process.argv.slice(2);
const directory = kept ?? mkdtempSync(join(tmpdir(), 'rampart-bench-'));
await buildSite();
const assembly = await synthesise('bench');
const cloud = await startSeeded({ directory, assembly, port: 0, maxInstances: 2, edgeCache: false }, 'hundred');
process.send?.({ url: cloud.url });

process.on('message', (message) => {
  if (message === 'memory') process.send?.({ megabytes: process.memoryUsage.rss() / 1e6 });
  if (message === 'stop')
    void cloud.close().then(() => {
      if (!kept) rmSync(directory, { recursive: true, force: true });
      process.exit(0);
    });
});
