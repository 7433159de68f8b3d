import type { Remark } from '#shared/generation/review.ts';
import type { Rewrite } from '#shared/generation/rewrite.ts';
import type { StoredRewrite } from './rewrite.repo.ts';

export const toRewrite = ({
  number,
  status,
  instruction,
  words,
  remarks = [],
  error,
  by,
  created_at,
  ended_at,
}: StoredRewrite): Rewrite => ({
  ...{ number, status, instruction, words: words ?? null, remarks, error: error ?? null },
  ...{ by, created_at, ended_at: ended_at ?? null },
});

/** What there is to remark on the sections as they are now: on accepted ones what was remarked on them. */
export function remarksNow(
  reviewed: readonly Remark[],
  rewrites: ReadonlyMap<number, StoredRewrite>,
): readonly Remark[] {
  const accepted = [...rewrites.values()].flatMap(({ accepted_remarks = [] }) => accepted_remarks);
  const kept = reviewed.filter(({ section }) => rewrites.get(section)?.accepted_remarks === undefined);
  return [...kept, ...accepted].sort((a, b) => a.section - b.section);
}
