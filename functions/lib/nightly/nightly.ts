import { now } from '../clock.ts';
import { logger } from '../logger.ts';
import { ifCondition } from '../table/condition.ts';
import { nightOf } from './night.ts';
import { NightlyEntity } from './nightly.entity.ts';

/** Work that is done once a night. */
export interface NightlyWork {
  readonly name: string;
  /** How long a run goes on, in milliseconds: the next one continues. */
  readonly lasts: number;
  /**
   * Does one slice of the work and says whether there may be more. A slice is bounded, and safe to repeat, after a crash or
   * beside another run: what it did is found no more.
   */
  slice(): Promise<boolean>;
}

const doneUntil = async (work: string): Promise<string> =>
  (await NightlyEntity.get({ work }).go({ consistent: true })).data?.night ?? '';

/** A later night is never taken back. */
async function noteDone(work: string, night: string): Promise<void> {
  const noted = NightlyEntity.upsert({ work, night }).where(
    (of, { lt, notExists }) => `${notExists(of.night)} OR ${lt(of.night, night)}`,
  );
  await ifCondition(noted.go());
}

/**
 * Does a night's work, called all day: nothing, once it is done. The night is noted after its last slice, so whatever a run
 * leaves, for want of time or by a crash, the next one goes on with, and after an outage the first one makes up.
 */
export async function atNight({ name, lasts, slice }: NightlyWork, timeZone: string): Promise<void> {
  const begun = now();
  const night = nightOf(begun, timeZone);
  if ((await doneUntil(name)) >= night) return;
  while (await slice())
    if (now() - begun >= lasts) {
      logger.info('nightly work goes on with the next run', { work: name, night });
      return;
    }
  await noteDone(name, night);
}
