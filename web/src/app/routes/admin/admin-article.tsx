import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { AdminArticleDetail } from '#shared/articles/article.ts';
import { href } from '#shared/pages/href.ts';
import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { BackLink } from '#web/components/layout/admin/back-link.tsx';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { newArticle } from '#web/features/articles/api/admin/article-values.ts';
import { useSaveArticle } from '#web/features/articles/api/admin/save-article.ts';
import { ArticleHead } from '#web/features/articles/components/admin/article-head.tsx';
import { ArticleForm } from '#web/features/articles/components/admin/form/article-form.tsx';
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

function NewArticle() {
  const [created, setCreated] = useState<AdminArticleDetail>();
  const { create } = useSaveArticle();
  const settings = useApi('GET /settings');
  if (!settings.data && settings.error)
    return <FailedState title="Failed to fetch settings" error={settings.error} onRetry={() => settings.mutate()} />;
  if (!settings.data) return <ArticleSkeleton />;
  const save = async (fields: Parameters<typeof create>[0]) => {
    const article = await create(fields);
    setCreated(article);
    return article;
  };
  return (
    <ArticleForm article={newArticle} timeZone={settings.data.time_zone} onSave={save}>
      {(isDirty) => created && !isDirty && <Navigate to={href('adminArticle', { id: created.id })} replace />}
    </ArticleForm>
  );
}

function LoadedArticle({ id }: { readonly id: string }) {
  const { edit, autosave, discardDraft } = useSaveArticle();
  const settings = useApi('GET /settings');
  const { data, error = settings.error, mutate } = useApi('GET /admin/articles/{id}', { params: { id } });
  const shown = async (article: Promise<AdminArticleDetail>) => {
    await mutate(await article, { revalidate: false });
    return article;
  };
  if (data && settings.data)
    return (
      <>
        <ArticleHead article={data} />
        <ArticleForm
          article={data}
          timeZone={settings.data.time_zone}
          onSave={(fields, over) => shown(edit(id, fields, over))}
          onAutosave={(fields, over) => shown(autosave(id, fields, over))}
          onDiscardDraft={() => shown(discardDraft(id))}
        />
      </>
    );
  if (!error) return <ArticleSkeleton />;
  const isUnknown = error.status === 404;
  return (
    <FailedState
      heading="h1"
      title={isUnknown ? 'Article not found' : 'Failed to fetch article'}
      error={error}
      onRetry={isUnknown ? undefined : () => Promise.all([mutate(), settings.mutate()])}
      action={<ButtonLink to={href('adminArticles')}>Articles</ButtonLink>}
    >
      {isUnknown ? 'It may be in the trash.' : undefined}
    </FailedState>
  );
}

const BackToArticles = () => <BackLink to={href('adminArticles')} label="Articles" />;

/** Writing a new article. */
export function AdminNewArticlePage() {
  useTitle('New article');
  return (
    <AdminFrame title="New article">
      <BackToArticles />
      <h1 className="pb-5 text-28!">New article</h1>
      <NewArticle />
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
      <LoadedArticle key={id} id={id} />
    </AdminFrame>
  );
}
