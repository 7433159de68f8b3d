import { Navigate, useLocation, useParams } from 'react-router-dom';
import { articleQuery } from '#shared/articles/queries.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { PostSkeleton } from '#web/features/articles/components/post/post-skeleton.tsx';
import { PostView } from '#web/features/articles/components/post/post-view.tsx';
import { useQuery } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { besideArticle } from './beside-article.tsx';

function Article({ slug }: { readonly slug: string }) {
  const { data: post, error, mutate } = useQuery(articleQuery(slug));
  const { pathname, search, hash } = useLocation();
  useTitle(post ? post.seo_data.meta_title || post.title : error && 'Blog Post Not Found');
  if (post && post.slug !== slug) {
    const name = pathname.startsWith(href('blog')) ? 'blogArticle' : 'article';
    return <Navigate to={href(name, { slug: post.slug }) + search + hash} replace />;
  }
  if (post) return <PostView post={post} {...besideArticle} />;
  if (!error) return <PostSkeleton />;
  return (
    <div className="wrap-page pt-9">
      <FailedState
        heading="h1"
        title="Blog Post Not Found"
        error={error}
        onRetry={error.status === 404 ? undefined : () => mutate()}
        action={<ButtonLink to={href('articles')}>Back to Articles</ButtonLink>}
      />
    </div>
  );
}

export function ArticlePage() {
  const { slug = '' } = useParams();
  return <Article key={slug} slug={slug} />;
}
