import { SweepPositionEntity } from './sweep-position.entity.ts';

/** The key after which the walk below a prefix continues; undefined at the start. */
export async function findSweepPosition(prefix: string): Promise<string | undefined> {
  return (await SweepPositionEntity.get({ prefix }).go({ consistent: true })).data?.after;
}

export async function keepSweepPosition(prefix: string, after: string | undefined): Promise<void> {
  await SweepPositionEntity.put({ prefix, after }).go();
}
