import type { ReactNode } from 'react';
import type { BlogPost } from '#shared/articles/article.ts';
import { postTypeLabels } from '#shared/articles/choices.ts';
import { TextContents } from '#web/components/contents/text-contents.tsx';

export interface PostAsideProps {
  readonly post: BlogPost;
  /** Ebooks on the same subject. */
  readonly children: ReactNode;
}

/** Beside an article, or below it on a phone: its headings, where there is room, and what to read next. */
export const PostAside = ({ post, children }: PostAsideProps) => (
  <div className="grid gap-9 min-[1024px]:sticky min-[1024px]:top-21">
    <TextContents
      title={`In this ${postTypeLabels[post.post_type].toLowerCase()}`}
      contents={post.table_of_contents}
      className="max-h-[max(200px,calc(100dvh-520px))]"
    />
    {children}
  </div>
);
