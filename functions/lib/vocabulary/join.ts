import { defaultTermColor } from '#shared/vocabulary/choices.ts';
import type { Writer } from '../actor.ts';
import { auditItem } from '../audit/audit.ts';
import { nowIso } from '../clock.ts';
import { newId } from '../ids.ts';
import { markListItem } from '../table/list-mark.ts';
import { transactUnlessRefused } from '../table/transact.ts';
import { requireRoomForTag } from './room.ts';
import { TagEntity, tagList } from './tag.entity.ts';
import { newTermItems } from './term.items.ts';

/**
 * A tag that was typed and is new joins the vocabulary, before the thing that has it is saved. Another request may have
 * made it a moment before: then there is nothing to do.
 */
export async function joinTag(writer: Writer, name: string): Promise<void> {
  await requireRoomForTag();
  const at = nowIso();
  const tag = {
    ...{ id: newId('tag'), name, description: '', color: defaultTermColor, active: true },
    ...{ revision: 1, created_at: at, updated_at: at },
  };
  await transactUnlessRefused([
    ...newTermItems('tag', tag),
    { Put: TagEntity.create(tag).params() },
    auditItem(writer, { action: 'tag.created', target: { id: tag.id, name }, after: tag }),
    markListItem(tagList),
  ]);
}
