import { type ReactNode, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { AdminArticleDetail } from '#shared/articles/article.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { copyOf, newArticle } from '#web/features/articles/api/admin/article-values.ts';
import { useSaveArticle } from '#web/features/articles/api/admin/save-article.ts';
import { ArticleHead } from '#web/features/articles/components/admin/article-head.tsx';
import { ArticleForm } from '#web/features/articles/components/admin/form/article-form.tsx';
import type { RelatedFieldsParts } from '#web/features/articles/components/admin/form/related-fields.tsx';
import { EbookNames } from '#web/features/catalog/components/choice/ebook-names.tsx';
import { EbooksField } from '#web/features/catalog/components/choice/ebooks-field.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

const ArticleSkeleton = () => (
  <Loading label="Loading the article">
    <Skeleton className="mb-7 h-9 w-80 max-w-full" />
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_320px]">
      <Skeleton className="h-140 w-full rounded-card" />
      <Skeleton className="h-140 w-full rounded-card" />
    </div>
  </Loading>
);

/** What the catalogue adds to the form. */
const ebooks: RelatedFieldsParts['ebooks'] = {
  choice: (field) => <EbooksField {...field} />,
  names: (ids) => <EbookNames ids={ids} />,
};

interface LoadedProps {
  /** None: nothing is loaded. */
  readonly id: string | undefined;
  readonly children: (loaded: {
    readonly article: AdminArticleDetail | undefined;
    readonly timeZone: string;
    /** Shows what was saved, without loading it. */
    readonly shown: (article: Promise<AdminArticleDetail>) => Promise<AdminArticleDetail>;
  }) => ReactNode;
}

/** An article and the site's time zone, or why they are not there. */
function Loaded({ id, children }: LoadedProps) {
  const settings = useApi('GET /settings');
  const found = useApi(id ? 'GET /admin/articles/{id}' : null, { params: { id: id ?? '' } });
  const shown = async (saved: Promise<AdminArticleDetail>) => {
    await found.mutate(await saved, { revalidate: false });
    return saved;
  };
  if (settings.data && (found.data || !id))
    return children({ article: found.data, timeZone: settings.data.time_zone, shown });
  const error = found.error ?? settings.error;
  if (!error) return <ArticleSkeleton />;
  const isUnknown = found.error?.status === 404;
  const title = isUnknown ? 'Article not found' : `Failed to fetch ${found.error ? 'article' : 'settings'}`;
  return (
    <FailedState
      heading="h1"
      title={title}
      error={error}
      onRetry={isUnknown ? undefined : () => Promise.all([found.mutate(), settings.mutate()])}
      action={<ButtonLink to={href('adminArticles')}>Articles</ButtonLink>}
    >
      {isUnknown ? 'It may be in the trash.' : undefined}
    </FailedState>
  );
}

function NewArticle({ from }: { readonly from: string | undefined }) {
  const [created, setCreated] = useState<AdminArticleDetail>();
  const { create } = useSaveArticle();
  const save = async (fields: Parameters<typeof create>[0]) => {
    const article = await create(fields);
    setCreated(article);
    return article;
  };
  return (
    <Loaded id={from}>
      {({ article, timeZone }) => (
        <ArticleForm
          article={article ? copyOf(article) : newArticle}
          name={article ? `copy-of-${article.id}` : 'new'}
          {...{ timeZone, ebooks }}
          onSave={save}
        >
          {(isDirty) => created && !isDirty && <Navigate to={href('adminArticle', { id: created.id })} replace />}
        </ArticleForm>
      )}
    </Loaded>
  );
}

function EditArticle({ id }: { readonly id: string }) {
  const { edit, autosave, discardDraft } = useSaveArticle();
  return (
    <Loaded id={id}>
      {({ article, timeZone, shown }) =>
        article && (
          <>
            <ArticleHead article={article} />
            <ArticleForm
              article={article}
              name={id}
              {...{ timeZone, ebooks }}
              onSave={(fields, over) => shown(edit(id, fields, over))}
              onAutosave={(fields, over) => shown(autosave(id, fields, over))}
              onDiscardDraft={() => shown(discardDraft(id))}
            />
          </>
        )
      }
    </Loaded>
  );
}

const BackToArticles = () => <BackLink to={href('adminArticles')} label="Articles" />;

/** Writing a new article, or one that begins as a copy of the one that the address names. */
export function AdminNewArticlePage() {
  useTitle('New article');
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  return (
    <AdminFrame title="New article">
      <BackToArticles />
      <h1 className="pb-5 text-28!">New article</h1>
      <NewArticle key={from} from={from} />
    </AdminFrame>
  );
}

/** Editing an article. */
export function AdminArticlePage() {
  useTitle('Article');
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Article">
      <BackToArticles />
      <EditArticle key={id} id={id} />
    </AdminFrame>
  );
}
