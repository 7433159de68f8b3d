import type { EntityItem } from 'electrodb';
import { ifCondition } from '#lib/table/condition.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { RewriteRun } from '#shared/generation/payload.ts';
import type { RewriteStatus } from '#shared/generation/rewrite.ts';
import { RewriteEntity } from './rewrite.entity.ts';

export type StoredRewrite = EntityItem<typeof RewriteEntity>;
type Place = Pick<StoredRewrite, 'generation_id' | 'position'>;

/** The last time that a section was written again, strongly consistent. */
export async function findRewrite({ generation_id, position }: Place): Promise<StoredRewrite | undefined> {
  return (await RewriteEntity.get({ generation_id, position }).go({ consistent: true })).data ?? undefined;
}

/** Those of a generation, by section. */
export async function findRewrites(generation_id: string): Promise<ReadonlyMap<number, StoredRewrite>> {
  const { data } = await RewriteEntity.query.byPosition({ generation_id }).go({ pages: 'all' });
  return new Map(data.map((rewrite) => [rewrite.position, rewrite]));
}

/** Part of a transaction that puts the next time in place of the one before; refused when that has changed. */
export const nextRewriteItem = (next: StoredRewrite, before: StoredRewrite | undefined): TransactItem => ({
  Put: RewriteEntity.put(next)
    .where((of, { eq, notExists }) =>
      before ? `${eq(of.number, before.number)} AND ${eq(of.status, before.status)}` : notExists(of.number),
    )
    .params(),
});

type Fields = Partial<Omit<StoredRewrite, 'generation_id' | 'position' | 'number'>>;

/** Incomplete: the caller carries it out. */
const changing = ({ generation_id, position, number }: RewriteRun, from: RewriteStatus, fields: Fields) =>
  RewriteEntity.patch({ generation_id, position })
    .set(fields)
    .where((of, { eq }) => `${eq(of.number, number)} AND ${eq(of.status, from)}`);

/** Part of a transaction; refused when it is another time, or has another status. */
export const changeRewriteItem = (run: RewriteRun, from: RewriteStatus, fields: Fields): TransactItem => ({
  Update: changing(run, from, fields).params(),
});

/** Ends the writing; undefined when it has ended already, or another time has begun. */
export const endWriting = (run: RewriteRun, fields: Fields) =>
  ifCondition(changing(run, 'writing', fields).go({ response: 'all_new' }));
