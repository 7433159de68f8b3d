import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { AuditFilter, AuditRow } from '#shared/settings/audit.ts';
import { days } from '../clock.ts';
import { earliestIdAt } from '../ids.ts';
import { newestMatching } from '../table/page.ts';
import { AuditEntity } from './audit.entity.ts';

/** Ids sort by time, so days are a range of keys. `to` is the last day of it. */
function rangeOf({ from = '1970-01-01', to = '9999-12-30' }: AuditFilter) {
  const idAt = (time: number) => ({ id: earliestIdAt('audit', time) });
  return [idAt(Date.parse(from)), idAt(Date.parse(to) + days(1))] as const;
}

/** The list that a filter narrows down most: of a thing, an admin or a kind of thing, else of all. */
function listFor({ target_id, actor_id, kind }: AuditFilter) {
  if (target_id) return AuditEntity.query.ofTarget({ target_id });
  if (actor_id) return AuditEntity.query.ofActor({ actor_id });
  return kind ? AuditEntity.query.ofKind({ kind }) : AuditEntity.query.byTime({});
}

/**
 * Rows within a range of days, newest first. What a filter asks beyond its list is looked for in that: a page may hold fewer
 * rows than its limit, or none, and lead on to older ones.
 */
export async function auditLog({ limit, cursor, ...filter }: AuditFilter & PageQuery): Promise<Page<AuditRow>> {
  const { actor_id, kind, act } = filter;
  const query = listFor(filter)
    .between(...rangeOf(filter))
    .where((row, { eq, begins, contains, notContains }) =>
      [
        actor_id && eq(row.actor_id, actor_id),
        kind && (act ? eq(row.action, `${kind}.${act}`) : begins(row.action, `${kind}.`)),
        // No condition asks how a text ends: `reset` is not `reset-forced`.
        act && !kind && `${contains(row.action, `.${act}`)} AND ${notContains(row.action, `.${act}-`)}`,
      ]
        .filter(Boolean)
        .join(' AND '),
    );
  return newestMatching(query, { limit, cursor });
}
