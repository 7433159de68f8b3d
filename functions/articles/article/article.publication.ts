import { nowIso } from '#lib/clock.ts';
import { conflict, invalid } from '#lib/errors.ts';
import type { ArticleStatus } from '#shared/articles/choices.ts';
import type { StoredArticle } from './article.repo.ts';

type Dates = Partial<Pick<StoredArticle, 'status' | 'scheduled_at' | 'published_at'>>;
type Publication = Pick<StoredArticle, 'status' | 'scheduled_at' | 'published_at'>;

export interface Wanted {
  readonly status: ArticleStatus;
  /** Null or absent: none. */
  readonly scheduled_at?: string | null | undefined;
}

/**
 * Status and dates after a save. An article keeps its first publication date; `scheduled` needs a time in the future,
 * which publication clears.
 */
export function publicationOf(before: Dates, { status, scheduled_at }: Wanted): Publication {
  const due = scheduled_at ? new Date(scheduled_at).toISOString() : undefined;
  const { published_at } = before;
  if (status === 'published') return { status, published_at: published_at ?? nowIso(), scheduled_at: undefined };
  if (status !== 'scheduled') return { status, published_at, scheduled_at: due };
  const isUnchanged = before.status === 'scheduled' && before.scheduled_at === due;
  if (!due || (!isUnchanged && due <= nowIso())) throw invalid('scheduled_at', 'Choose a date and time in the future');
  return { status, published_at, scheduled_at: due };
}

/**
 * Whether an article may be published together with others: one that nobody opens for it. 409 when it is out already, is
 * still being written, or has no excerpt.
 */
export function mayAppear({ status, excerpt }: Pick<StoredArticle, 'status' | 'excerpt'>, hasDraft: boolean): void {
  if (status === 'published') throw conflict('This article is published already');
  if (hasDraft) throw conflict('This article has an unfinished draft. Save or discard it first.');
  if (!excerpt) throw conflict('This article has no excerpt');
}

/** The stage of an article, and its sort key there. */
export function stageOf(
  article: Pick<StoredArticle, 'status' | 'scheduled_at' | 'published_at' | 'deleted_at' | 'updated_at'>,
): Pick<StoredArticle, 'stage' | 'stage_at'> {
  const { status, scheduled_at, published_at, deleted_at, updated_at } = article;
  if (deleted_at) return { stage: 'trash', stage_at: deleted_at };
  const at = { published: published_at, scheduled: scheduled_at, draft: undefined, archived: undefined }[status];
  return { stage: status, stage_at: at ?? updated_at };
}
