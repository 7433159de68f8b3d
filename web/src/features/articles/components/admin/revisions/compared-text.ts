import type { AdminArticleDetail, ArticleRevision } from '#shared/articles/article.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { textOfHtml } from '#web/lib/text/html-text.ts';

/** Stands for the text of now where a revision's id would. */
export const now = 'now';

/** The part of an address that names the two compared texts; without `other` it is the text of now. */
export const comparedWith = (revision: string, other: string = now) => ({
  revision,
  ...(other !== now && { with: other }),
});

export interface ComparedText {
  /** The time it was saved, or "Now". */
  readonly name: string;
  /** As plain paragraphs; undefined until it has been loaded. */
  readonly text: string | undefined;
  readonly error: ApiProblem | undefined;
  readonly reload: () => Promise<unknown>;
}

type Text = Pick<AdminArticleDetail, 'title' | 'excerpt' | 'content'>;

/** Title, excerpt and text as one, paragraph by paragraph. */
const wholeOf = ({ title, excerpt, content }: Text): string =>
  [`# ${title}`, excerpt, textOfHtml(content)].join('\n\n');

/** One side of a comparison: the text of a revision, or the one the article has now if there is none. */
export function useComparedText(article: AdminArticleDetail, revision: ArticleRevision | undefined): ComparedText {
  const params = { id: article.id, revision: revision?.id ?? now };
  const route = revision ? ('GET /admin/articles/{id}/revisions/{revision}' as const) : null;
  const { data, error, mutate } = useApi(route, { params });
  const found = revision ? data : article;
  return {
    name: revision ? formatDateTime(revision.saved_at) : 'Now',
    text: found && wholeOf(found),
    error: found ? undefined : error,
    reload: () => mutate(),
  };
}
