import { nowIso } from '#lib/clock.ts';
import { conflict, notFound, unavailable } from '#lib/errors.ts';
import { retryOnConflict } from '#lib/retry.ts';
import { TransactionRefused, transact, transactUnlessRefused } from '#lib/table/transact.ts';
import { mostHighlights } from '#shared/library/choices.ts';
import { type Highlight, type HighlightEdit, HighlightKey, type HighlightPage } from '#shared/library/highlight.ts';
import {
  changeHighlight,
  type HighlightId,
  insertHighlightItem,
  listHighlights,
  oneHighlightLessItem,
  oneHighlightMoreItem,
  removeHighlightItem,
} from './highlight.repo.ts';
import { requireOwner } from './owner.ts';

async function requireId(user_id: string, ebook_id: string, key: string): Promise<HighlightId> {
  await requireOwner(user_id, ebook_id);
  if (!HighlightKey.safeParse(key).success) throw notFound('Highlight not found');
  return { user_id, ebook_id, key };
}

/** What the owner has marked in an ebook. */
export async function readHighlights(userId: string, ebookId: string, after?: string): Promise<HighlightPage> {
  await requireOwner(userId, ebookId);
  return listHighlights(userId, ebookId, after);
}

/** Saves a highlight of the owner: new, or in place of the one with this key. The last write wins, as for places. */
export async function keepHighlight(
  userId: string,
  ebookId: string,
  key: string,
  edit: HighlightEdit,
): Promise<Highlight> {
  const id = await requireId(userId, ebookId, key);
  const kept = await retryOnConflict({ tries: 3, wait: 10 }, async () => {
    const at = nowIso();
    return (await changeHighlight(id, edit, at)) ?? insert(id, { ...edit, key, created_at: at, updated_at: at });
  });
  if (!kept) throw unavailable('The highlight could not be saved. Please try again.', 1);
  return kept;
}

const full = () =>
  conflict(
    `You have marked ${mostHighlights.toLocaleString('en-US')} passages in this ebook, which is the most. Please delete one first.`,
  );

/** Undefined when another request has just saved a highlight with this key. */
async function insert(id: HighlightId, highlight: Highlight): Promise<Highlight | undefined> {
  try {
    await transact([insertHighlightItem(id, highlight), { items: [oneHighlightMoreItem(id)], refused: full }]);
    return highlight;
  } catch (error) {
    if (error instanceof TransactionRefused) return undefined;
    throw error;
  }
}

/** Deletes a highlight of the owner; not an error if it is gone. */
export async function deleteHighlight(userId: string, ebookId: string, key: string): Promise<void> {
  const id = await requireId(userId, ebookId, key);
  await transactUnlessRefused([removeHighlightItem(id), oneHighlightLessItem(id)]);
}
