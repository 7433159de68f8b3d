import { useMemo } from 'react';
import { TextConflict } from '#web/components/compare/text-conflict.tsx';
import { BroughtBack } from '#web/components/form/brought-back.tsx';
import { PageForm } from '#web/components/form/page-form.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { discardChanges } from '#web/lib/form/discard-changes.ts';
import { draftStatus } from '#web/lib/form/draft-status.ts';
import { textOfHtml } from '#web/lib/text/html-text.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { textFacts } from '../../../api/admin/text-facts.ts';
import { type ArticleFormOptions, type ArticleFormPart, useArticleForm } from '../../../api/admin/use-article-form.ts';
import { fieldLabels } from './article-field-labels.ts';
import { ContentsCard } from './contents-card.tsx';
import { KindFields } from './kind-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import { PublishingChecks } from './publishing-checks.tsx';
import { PublishingFields } from './publishing-fields.tsx';
import { RelatedFields, type RelatedFieldsParts } from './related-fields.tsx';
import { SeoFields } from './seo-fields.tsx';
import { WritingFields } from './writing-fields.tsx';

/** What somebody else has saved, where a value does not say it itself. */
function useComparison({ form, ebooks }: ArticleFormPart & RelatedFieldsParts) {
  const { data: authors } = useApi('GET /admin/author-profiles');
  return (name: string, saved: unknown) => {
    if (name === 'content') return <TextConflict saved={textOfHtml(`${saved}`)} typed={textOfHtml(form.watch(name))} />;
    if (name === 'author_id') return authors?.find(({ id }) => id === saved)?.name;
    if (name === 'related_ebooks' && Array.isArray(saved) && saved.length > 0) return ebooks.names(saved);
    return undefined;
  };
}

export interface ArticleFormProps extends ArticleFormOptions, RelatedFieldsParts {
  /** Gets whether anything is unsaved. */
  readonly children?: (isDirty: boolean) => React.ReactNode;
}

/** All fields of an article: what is read on the left, how it is published on the right. */
export function ArticleForm({ children, ebooks, ...options }: ArticleFormProps) {
  const { article, timeZone } = options;
  const isNew = article.id === undefined;
  const form = useArticleForm(options);
  const compare = useComparison({ form, ebooks });
  const discard = () => discardChanges(form);
  const content = useDebounced(form.watch('content'), 250);
  const text = useMemo(() => textFacts(content), [content]);
  return (
    <PageForm
      form={{ ...form, isDirty: form.isDirty || form.base.draft !== null, discard }}
      labels={fieldLabels}
      compare={compare}
      onKeep={form.keepMine}
      status={draftStatus({ ...form, draft: form.base.draft, isNew })}
    >
      {children?.(form.isDirty)}
      {form.isBack && <BroughtBack at={form.isBack} />}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <WritingFields {...{ form, isNew }} />
          <KindFields form={form} />
          <RelatedFields {...{ form, ebooks }} />
          <SeoFields {...{ form, text }} slugBefore={article.slug} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <PublishingFields {...{ form, article, isNew, timeZone }} words={text.words} />
          <PublishingChecks {...{ form, text }} />
          <PictureFields form={form} />
          <ContentsCard html={content} />
        </div>
      </div>
    </PageForm>
  );
}
