import { listObjects, type ObjectPage } from '../aws/objects.ts';
import { days, now } from '../clock.ts';
import { logger } from '../logger.ts';
import { dropObjects } from './save-with-objects.ts';
import { findSweepPosition, keepSweepPosition } from './sweep-position.repo.ts';

/** What a domain knows about its objects. */
export interface ObjectOwner {
  /** Prefix of its objects; ends with a slash. */
  readonly prefix: string;
  /** Those of the keys to which no item refers, nor ever will; read consistently. Skips keys in an unknown format. */
  orphansAmong(keys: readonly string[]): Promise<readonly string[]>;
}

/** Far longer than any save takes: an object this old without an item will not get one. */
const safeAge = days(1);
/** Keys listed at a time. */
const portion = 500;
const portionsInARun = 4;

/** Deletes old objects that no item refers to. A run checks about 2,000; the next one continues from there. */
export async function sweepOrphans(owner: ObjectOwner): Promise<void> {
  let after = await findSweepPosition(owner.prefix);
  for (let done = 0; done < portionsInARun; done++) {
    const page = await listObjects(owner.prefix, portion, after);
    await dropOrphans(owner, page);
    after = page.next;
    await keepSweepPosition(owner.prefix, after);
    if (!after) return;
  }
}

async function dropOrphans(owner: ObjectOwner, { objects }: ObjectPage): Promise<void> {
  const old = objects.filter(({ modified_at }) => modified_at + safeAge < now()).map(({ key }) => key);
  if (old.length === 0) return;
  const named = new Set(await owner.orphansAmong(old));
  const orphans = old.filter((key) => named.has(key));
  await dropObjects(orphans);
  if (orphans.length > 0) logger.info('orphans deleted', { prefix: owner.prefix, orphans: orphans.length });
}
