import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { objectDigest, putObject } from '#lib/aws/objects.ts';
import { minutes, now, seconds } from '#lib/clock.ts';
import { lease } from '#lib/lease.ts';
import { logger } from '#lib/logger.ts';
import { report } from '#lib/metrics.ts';
import { toCard } from '../card/card.ts';
import { PublishedSums } from '../card/published-sums.ts';
import { type Catalogue, findCatalogue } from '../ebook/catalogue.repo.ts';
import { type Ebook, eachEbookOn } from '../ebook/ebook.repo.ts';
import { type Figures, findAllFigures } from '../figures/figures.repo.ts';
import { ShelfWriter } from '../shelf/shelf-writer.ts';
import { type SnapshotObject, snapshotKeys, textObject } from './snapshot.format.ts';
import { type BuiltSnapshot, claimBuild, findBuilt, finishBuild } from './snapshot.repo.ts';

/** How often ratings and sales get into the lists; they do not change the revision. */
const figuresEvery = minutes(5);
/** No build begins later in a run: the function has a minute, and whoever is killed keeps the others waiting for its lease. */
const buildsFor = seconds(30);
/** Indexes lag behind the table, so a build this soon after a change is repeated. */
const settling = seconds(10);

const isNewer = (catalogue: Catalogue, built: BuiltSnapshot | undefined): boolean =>
  !built || catalogue.revision > built.revision;

/** Checked only by sweeps: whether the index may have lagged, or the figures need an update. */
function isDue(catalogue: Catalogue, built: BuiltSnapshot): boolean {
  const builtAt = Date.parse(built.built_at);
  const isUnsettled = builtAt < Date.parse(catalogue.changed_at) + settling;
  return now() - builtAt >= figuresEvery || (isUnsettled && now() - Date.parse(catalogue.changed_at) >= settling);
}

/**
 * Whether the store differs from the record: a builder died between writing the two, or wrote after its lease had
 * expired and the next builder was done; or the record is of an earlier version, which wrote other objects.
 */
async function isAdrift(built: BuiltSnapshot): Promise<boolean> {
  const digests = JSON.parse(built.digest) as Record<string, string>;
  const keys = Object.values(snapshotKeys);
  if (keys.some((key) => digests[key] === undefined)) return true;
  const differs = await Promise.all(keys.map(async (key) => (await objectDigest(key)) !== digests[key]));
  return differs.includes(true);
}

/** Checked only by sweeps: no caller waits for them, and it may take a request per object. */
const needsSweep = async (catalogue: Catalogue, built: BuiltSnapshot | undefined): Promise<boolean> =>
  built !== undefined && (isDue(catalogue, built) || (await isAdrift(built)));

/**
 * Builds the snapshot when the catalogue is newer, and in a sweep also when it is due or adrift. Only one builder runs
 * at a time; a call that finds one running leaves the work to it, as it checks again when done. While the catalogue changes
 * all the time, the next sweep goes on.
 */
export async function buildWhenNeeded(isSweep: boolean): Promise<void> {
  let sweeps = isSweep;
  const end = now() + buildsFor;
  do {
    const [catalogue, built] = await Promise.all([findCatalogue(), findBuilt()]);
    if (sweeps && built) report('snapshotAge', (now() - Date.parse(built.built_at)) / 1000);
    const isNeeded = isNewer(catalogue, built) || (sweeps && (await needsSweep(catalogue, built)));
    if (!isNeeded || !(await buildAlone())) return;
    sweeps = false;
  } while (now() < end);
}

/** Builds the snapshot now, for callers that have filled the table. */
export async function buildSnapshot(): Promise<void> {
  const end = performance.now() + lease + seconds(5);
  while (!(await buildAlone())) {
    if (performance.now() > end) throw new Error('Another builder does not finish');
    await pause(250);
  }
}

async function buildAlone(): Promise<boolean> {
  const builder = randomUUID();
  const at = (milliseconds: number) => new Date(milliseconds).toISOString();
  if (!(await claimBuild(builder, at(now()), at(now() + lease)))) return false;
  let built: BuiltSnapshot | undefined;
  try {
    built = await build();
  } finally {
    await finishBuild(builder, built);
  }
  return true;
}

/** Reads the table page by page and writes the objects that differ from the store, regardless of the record. */
async function build(): Promise<BuiltSnapshot> {
  const started = now();
  const [{ revision }, figures] = await Promise.all([findCatalogue(), findAllFigures()]);
  const sums = new PublishedSums();
  const changed: Record<string, string> = {};
  const [published, drafts] = await Promise.all([
    writeCards('published', figures, (ebooks) => {
      sums.add(ebooks, figures);
      for (const { id, updated_at } of ebooks) changed[id] = updated_at;
    }),
    writeCards('draft', figures),
  ]);
  const contentType = 'application/octet-stream';
  const objects: readonly SnapshotObject[] = [
    { key: snapshotKeys.drafts, contentType, ...drafts.finish() },
    textObject(snapshotKeys.figures, sums.finish()),
    textObject(snapshotKeys.changes, JSON.stringify(changed)),
    { key: snapshotKeys.published, contentType, ...published.finish() },
  ];
  for (const { key, bytes, contentType, digest } of objects)
    if ((await objectDigest(key)) !== digest) await putObject(key, bytes, contentType, digest);
  logger.info('snapshot built', { revision, published: published.count, drafts: drafts.count, ms: now() - started });
  const digest = JSON.stringify(Object.fromEntries(objects.map(({ key, digest }) => [key, digest])));
  return { revision, built_at: new Date(started).toISOString(), digest };
}

async function writeCards(
  shelf: 'published' | 'draft',
  figures: ReadonlyMap<string, Figures>,
  seen?: (ebooks: readonly Ebook[]) => void,
): Promise<ShelfWriter> {
  const writer = new ShelfWriter();
  for await (const ebooks of eachEbookOn(shelf)) {
    writer.add(ebooks.map((ebook) => toCard(ebook, figures.get(ebook.id))));
    seen?.(ebooks);
  }
  return writer;
}
