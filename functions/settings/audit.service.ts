import { AuditEntity } from '#lib/audit.entity.ts';
import { nowIso } from '#lib/clock.ts';
import { onlyGoodCursors } from '#lib/table/cursor.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { AuditRow } from '#shared/settings/audit.ts';

/** Rows of a month (this one unless told), or of one thing; newest first. */
export function auditLog(
  { limit, cursor, month, target_id }: PageQuery & { month?: string; target_id?: string },
): Promise<Page<AuditRow>> {
  const query = target_id
    ? AuditEntity.query.ofTarget({ target_id })
    : AuditEntity.query.inMonth({ month: month ?? nowIso().slice(0, 7) });
  return onlyGoodCursors(async () => {
    const { data, cursor: next } = await query.go({ order: 'desc', limit, cursor: cursor ?? null });
    return { items: data.map(({ month: _, ...row }) => row), next: next ?? undefined };
  });
}
