import { missingEdit, missingNew } from '#shared/articles/fields-missing.ts';
import { usePageForm } from '#web/lib/form/use-page-form.ts';
import {
  type ArticleFields,
  type ArticleValues,
  articleOf,
  articleValues,
  type EditedArticle,
} from './article-values.ts';

export interface ArticleFormOptions {
  readonly article: EditedArticle;
  readonly isNew: boolean;
  /** Of the site: times are typed in it. */
  readonly timeZone: string;
  /** Answers what is stored then; rejects if the server refuses. */
  readonly onSave: (fields: ArticleFields, revision: number) => Promise<EditedArticle>;
}

/** The form of an article, with the messages of the specification. */
export const useArticleForm = ({ article, isNew, timeZone, onSave }: ArticleFormOptions) =>
  usePageForm<EditedArticle, ArticleValues>({
    item: article,
    valuesOf: (stored) => articleValues(stored, timeZone),
    save: (values, revision) => onSave(articleOf(values, article, timeZone), revision),
    fallback: isNew ? 'Failed to create article' : 'Failed to update article',
    required: isNew ? missingNew : missingEdit,
    blame: ({ code }) => (code === 'conflict' ? 'slug' : undefined),
  });

/** What the parts of the form are given. */
export interface ArticleFormPart {
  readonly form: ReturnType<typeof useArticleForm>;
}
