import { useParams } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { PostSkeleton } from '#web/features/articles/components/post/post-skeleton.tsx';
import { PostView } from '#web/features/articles/components/post/post-view.tsx';
import { PreviewBanner } from '#web/features/articles/components/post/preview-banner.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { besideArticle } from './beside-article.tsx';

function Preview({ token }: { readonly token: string }) {
  const { data, error, mutate } = useApi('GET /article-previews/{token}', { params: { token } });
  const isGone = error?.status === 404;
  useTitle(data && !isGone ? `Preview: ${data.article.title}` : error && 'Preview not found');
  if (data && !isGone)
    return (
      <>
        <PreviewBanner expiresAt={data.expires_at} />
        <PostView post={data.article} {...besideArticle} />
      </>
    );
  if (!error) return <PostSkeleton />;
  return (
    <div className="wrap-page pt-9">
      <FailedState
        heading="h1"
        title={isGone ? 'This preview is over' : 'Failed to load the preview'}
        error={error}
        onRetry={isGone ? undefined : () => mutate()}
        action={<ButtonLink to={href('articles')}>Back to Articles</ButtonLink>}
      >
        {isGone ? 'Ask whoever sent you the link for another one.' : undefined}
      </FailedState>
    </div>
  );
}

/** An article that is not public yet, for whoever has its private link. */
export function ArticlePreviewPage() {
  const { token = '' } = useParams();
  return <Preview key={token} token={token} />;
}
