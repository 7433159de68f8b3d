import { Share } from 'lucide-react';
import type { BlogPost } from '#shared/articles/article.ts';
import { formatCount, formatDate, formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { Breadcrumb } from '#web/components/layout/breadcrumb.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { shareLink } from '#web/lib/share.ts';
import { onlyFactOf } from '../../api/post-parts.ts';
import { ArticleKind } from '../article-kind.tsx';
import { ArticlePicture } from '../article-picture.tsx';

/** Shares the canonical address, without the query of the reader's own. */
const share = ({ title, slug }: BlogPost) => shareLink(title, window.location.origin + href('article', { slug }));

function Byline({ post }: { readonly post: BlogPost }) {
  const date = post.published_at ?? post.created_at;
  const fact = onlyFactOf(post);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-2 text-14 text-muted">
      <span>
        By{' '}
        {post.author_profile ? (
          <TextLink to={href('author', { id: post.author_profile.id })}>{post.author_name}</TextLink>
        ) : (
          <strong className="font-semibold text-ink">{post.author_name}</strong>
        )}
      </span>
      <time dateTime={date}>{formatDate(date)}</time>
      <span>{formatCount(post.reading_time)} min read</span>
      {fact && <span>{fact.name === 'Level' ? `${fact.value} level` : fact.value}</span>}
      {post.view_count > 0 && <span className="tabular-nums">{formatItems(post.view_count, 'view')}</span>}
      <Button
        className="no-print ml-auto"
        icon={<Share size={16} aria-hidden="true" />}
        onClick={() => void share(post)}
      >
        Share
      </Button>
    </div>
  );
}

/** An article's labels, title, author and picture. */
export const PostHead = ({ post }: { readonly post: BlogPost }) => (
  <>
    <Breadcrumb items={[{ label: 'Knowledge Hub', to: href('articles') }]} />
    <header className="pt-4">
      <ArticleKind article={post} />
      <h1 className="mt-3 max-w-[800px] text-[2.3125rem] leading-[1.08] font-display tracking-[-.022em] sm:text-50">
        {post.title}
      </h1>
      {post.excerpt && (
        <p className="mt-4 max-w-[54ch] font-serif text-18 leading-[1.5] text-pretty text-muted sm:text-21">
          {post.excerpt}
        </p>
      )}
      <Byline post={post} />
    </header>
    <ArticlePicture article={post} width={940} height={240} eager className="mt-7 max-sm:min-h-40 max-sm:w-full" />
  </>
);
