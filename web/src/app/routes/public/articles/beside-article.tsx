import type { BlogPost } from '#shared/articles/article.ts';
import { articleTopics } from '#web/features/articles/api/article-topics.ts';
import { RelatedEbooks } from '#web/features/catalog/components/related-ebooks.tsx';
import { NewsletterSignup } from '#web/features/newsletter/components/newsletter-signup.tsx';

/** What other parts of the shop add to an article's page. */
export const besideArticle = {
  newsletter: (interests: readonly string[]) => <NewsletterSignup variant="blog-post" interests={interests} />,
  related: (post: BlogPost) => (
    <RelatedEbooks
      title="From the library"
      chosen={post.related_ebooks}
      topics={articleTopics(post)}
      className="grid gap-5 sm:max-[1023px]:grid-cols-2"
    />
  ),
};
