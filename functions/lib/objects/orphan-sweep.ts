import { listObjects, type ObjectPage } from '../aws/objects.ts';
import { days, now } from '../clock.ts';
import { logger } from '../logger.ts';
import { findSweepPosition, keepSweepPosition } from './sweep-position.repo.ts';
import { dropObjects } from './write-beside.ts';

/** What a domain knows of its objects. */
export interface ObjectOwner {
  /** Where its objects are; ends with a slash. */
  readonly prefix: string;
  /**
   * Which of these keys no item refers to, nor ever will: read consistently. A key whose name it does not know is not
   * among them.
   */
  orphansAmong(keys: readonly string[]): Promise<readonly string[]>;
}

/** No save takes nearly as long: an object this old without an item will not get one. */
const safeAge = days(1);
/** Keys listed at a time. */
const portion = 500;
const portionsInARun = 4;

/** Deletes old objects that no item refers to. A run looks at some 2,000 and the next one goes on from there. */
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
  if (orphans.length > 0) logger.info('orphans dropped', { prefix: owner.prefix, orphans: orphans.length });
}
