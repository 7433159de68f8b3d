import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { AuditRow } from '#shared/settings/audit.ts';
import { nowIso } from '../clock.ts';
import { newestFirst } from '../table/page.ts';
import { AuditEntity } from './audit.entity.ts';

type Asked = PageQuery & { readonly month?: string; readonly target_id?: string };

/** Rows of a month (by default the current one), or of one target; newest first. */
export async function auditLog({ month, target_id, ...page }: Asked): Promise<Page<AuditRow>> {
  const query = target_id
    ? AuditEntity.query.ofTarget({ target_id })
    : AuditEntity.query.inMonth({ month: month ?? nowIso().slice(0, 7) });
  const { items, next } = await newestFirst(query, page);
  return { items: items.map(({ month: _, ...row }) => row), next };
}
