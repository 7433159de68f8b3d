import type { AdminArticleDetail, ArticleInput } from '#shared/articles/article.ts';
import { missingEdit, missingNew } from '#shared/articles/fields-missing.ts';
import { textTooLong } from '#shared/articles/text-size.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { type Drafted, useDraftedForm } from '#web/lib/form/use-drafted-form.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { type ArticleValues, articleOf, articleValues, type EditedArticle, withDraft } from './article-values.ts';

export interface ArticleFormOptions {
  readonly article: EditedArticle & Partial<Pick<AdminArticleDetail, 'id'>>;
  /** What is typed is kept in this browser under it. */
  readonly name: string;
  /** Of the site: times are typed in it. */
  readonly timeZone: string;
  /** Answers what is stored then; rejects if the server refuses. */
  readonly onSave: (fields: ArticleInput, over: Drafted) => Promise<EditedArticle>;
  /** Stores the fields beside the article. Absent for a new one. */
  readonly onAutosave?: (fields: ArticleInput, over: Drafted) => Promise<EditedArticle>;
  /** Absent for a new one. */
  readonly onDiscardDraft?: () => Promise<EditedArticle>;
}

/** Throws for a text that no request can hold, as the server would: it is not sent again in each pause of typing. */
function mustFit(content: string): void {
  const detail = textTooLong(content);
  if (detail) throw new ApiProblem({ status: 413, code: 'too_large', detail });
}

/** The form of an article, with the messages of the specification. */
export function useArticleForm(options: ArticleFormOptions) {
  const { article, name, timeZone, onSave, onAutosave, onDiscardDraft } = options;
  const { user } = useSession();
  const isNew = article.id === undefined;
  const fieldsOf = (values: ArticleValues) => articleOf(values, article, timeZone);
  return useDraftedForm<EditedArticle, ArticleValues>({
    item: article,
    valuesOf: (stored) => articleValues(withDraft(stored), timeZone),
    save: (values, over) => onSave(fieldsOf(values), over),
    saveDraft:
      onAutosave &&
      (async (values, over) => {
        mustFit(values.content);
        return onAutosave(fieldsOf(values), over);
      }),
    discardDraft: onDiscardDraft,
    writingAbout: `${user?.id}/article/${name}`,
    fallback: isNew ? 'Failed to create article' : 'Failed to update article',
    required: isNew ? missingNew : missingEdit,
    blame: ({ code }) => (code === 'conflict' ? 'slug' : undefined),
  });
}

/** What the parts of the form are given. */
export interface ArticleFormPart {
  readonly form: ReturnType<typeof useArticleForm>;
}
