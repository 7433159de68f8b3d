import type { EntityItem } from 'electrodb';
import { ifCondition } from '#lib/table/condition.ts';
import { SnapshotEntity } from '../ebook/catalogue.entity.ts';

/** What the last snapshot shows. */
export interface BuiltSnapshot {
  /** The catalogue's revision when the build began. */
  readonly revision: number;
  readonly built_at: string;
  readonly digest: string;
}
type Stored = EntityItem<typeof SnapshotEntity>;

export async function findBuilt(): Promise<BuiltSnapshot | undefined> {
  const { data } = await SnapshotEntity.get({}).go({ consistent: true });
  const { revision, built_at, digest } = data ?? ({} as Partial<Stored>);
  return revision === undefined || !built_at || !digest ? undefined : { revision, built_at, digest };
}

/** Leases the build to this builder until a time (ISO 8601); false when another builder holds the lease. */
export async function claimBuild(builder: string, now: string, until: string): Promise<boolean> {
  const claim = SnapshotEntity.update({})
    .set({ builder, builder_until: until })
    .where((stored, { notExists, lt }) => `${notExists(stored.builder_until)} OR ${lt(stored.builder_until, now)}`);
  return (await ifCondition(claim.go())) !== undefined;
}

/** Records what was built and releases the lease; does nothing when another builder has taken it over. */
export async function finishBuild(builder: string, built: BuiltSnapshot | undefined): Promise<void> {
  const finish = SnapshotEntity.patch({})
    .set({ ...built })
    .remove(['builder', 'builder_until'])
    .where((stored, { eq }) => eq(stored.builder, builder));
  await ifCondition(finish.go());
}
