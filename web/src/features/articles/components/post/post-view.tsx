import type { ReactNode } from 'react';
import type { BlogPost } from '#shared/articles/article.ts';
import { RichText } from '#web/components/ui/rich-text.tsx';
import { TagList } from '#web/components/ui/tag-list.tsx';
import { hasTemplateTable } from '../../api/template-file.ts';
import { BrowseEbooks } from './browse-ebooks.tsx';
import { columnClasses, postClasses } from './layout-classes.ts';
import { PostAside } from './post-aside.tsx';
import { PostAuthor } from './post-author.tsx';
import { PostHead } from './post-head.tsx';
import { PostParts } from './post-parts.tsx';
import { TemplateDownload } from './template-download.tsx';

export interface PostViewProps {
  readonly post: BlogPost;
  /** The newsletter, between the text and the call to browse ebooks; the article's topics are its interests. */
  readonly newsletter: (interests: readonly string[]) => ReactNode;
  /** Ebooks on the same subject. */
  readonly related: (post: BlogPost) => ReactNode;
}

/** The first three tags. */
const interestsOf = ({ tags }: BlogPost): readonly string[] => (tags.length > 0 ? tags.slice(0, 3) : ['cybersecurity']);

/** An article: head, text, author, and where to continue. */
export const PostView = ({ post, newsletter, related }: PostViewProps) => (
  <div className="wrap-page">
    <div className={postClasses}>
      <PostHead post={post} />
      <div className={columnClasses}>
        <article aria-label={post.title} className="min-w-0">
          <PostParts post={post} />
          {hasTemplateTable(post) && <TemplateDownload slug={post.slug} />}
          <RichText html={post.content} />
          <div className="mt-8">
            <TagList tags={post.tags} />
          </div>
          {post.author_profile && <PostAuthor author={post.author_profile} />}
          <div className="no-print mt-10">{newsletter(interestsOf(post))}</div>
          <BrowseEbooks />
        </article>
        <PostAside post={post}>{related(post)}</PostAside>
      </div>
    </div>
  </div>
);
