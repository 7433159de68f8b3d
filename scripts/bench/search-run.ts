import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Shelf } from '#functions/catalog/shelf/shelf.ts';
import { ShelfWriter } from '#functions/catalog/shelf/shelf-writer.ts';
import { peakMemory } from './measure.ts';
import { cardMaker, chance } from './search-cards.ts';

/*
 * One process for one figure. `write` makes the file of a shelf and prints how long that took; `read` reads it, searches it
 * and takes a newer one in its place, as an instance of the function does, and prints what that took. Milliseconds.
 */

const [way, file = '', count = '0'] = process.argv.slice(2);
const seed = 7;

function write(): object {
  const { make } = cardMaker(seed);
  const start = performance.now();
  const writer = new ShelfWriter();
  for (let made = 0; made < Number(count); made++) writer.add([make()]);
  const { bytes } = writer.finish();
  const took = performance.now() - start;
  writeFileSync(file, bytes);
  return { took, bytes: bytes.byteLength, peak: peakMemory() };
}

/** Queries as people type them: common and rare words, two and three together, beginnings and typos. */
function queries(): readonly string[] {
  const { words } = cardMaker(seed);
  const next = chance(11);
  const word = () => words[Math.floor(words.length ** next()) - 1] ?? '';
  const slip = (text: string) => text.slice(0, 3) + text.slice(4);
  return Array.from({ length: 400 }, (_, index) => {
    const ways = [word(), `${word()} ${word()}`, `${word()} ${word()} ${word()}`, word().slice(0, 4), slip(word())];
    return ways[index % ways.length] ?? '';
  });
}

function timed(act: () => unknown): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

async function read(): Promise<object> {
  const bytes = readFileSync(file);
  let shelf = Shelf.empty;
  const load = timed(() => {
    shelf = Shelf.read(bytes);
    shelf.serialise(shelf.search('security').slice(0, 20));
  });
  const asked = queries();
  for (const query of asked) shelf.search(query);
  const times = asked.map((query) => timed(() => shelf.search(query))).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;

  const delay = monitorEventLoopDelay({ resolution: 1 });
  const newer = readFileSync(file);
  delay.enable();
  await pause(50);
  shelf = Shelf.read(newer);
  shelf.search('security');
  await pause(50);
  delay.disable();
  const peak = peakMemory();
  return { load, median: at(0.5), p99: at(0.99), pause: delay.max / 1e6, peak, size: shelf.size };
}

console.log(JSON.stringify(way === 'write' ? write() : await read()));
