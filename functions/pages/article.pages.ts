import { href } from '#shared/pages/href.ts';
import { imagePath } from '#shared/pages/share-images.ts';
import { socialCopyOf } from '#shared/uploads/picture-copies.ts';
import { articleThings, authorThings } from './structured-data.ts';
import { summary } from './text.ts';
import type { Tell } from './written-page.ts';

/** An article by slug, at either of its addresses; a former slug redirects. */
export const articlePage =
  (name: 'article' | 'blogArticle', siteUrl: string): Tell<typeof name> =>
  ([post], { params }) => {
    if (post.slug !== params.slug) return { movedTo: href(name, { slug: post.slug }) };
    const published = post.published_at ?? post.created_at;
    return {
      title: post.seo_data.meta_title || post.title,
      description: summary(post.seo_data.meta_description || post.excerpt),
      path: href('article', { slug: post.slug }),
      indexed: true,
      type: 'article',
      image: socialCopyOf(post.featured_image) ?? imagePath('article', post.slug),
      properties: { 'article:published_time': published, 'article:modified_time': post.updated_at },
      things: articleThings(post, siteUrl),
    };
  };

/** An author with published articles. */
export const authorPage =
  (siteUrl: string): Tell<'author'> =>
  ([author]) => ({
    title: author.name,
    description: summary(author.bio || `Articles by ${author.name}.`),
    path: href('author', { id: author.id }),
    indexed: true,
    type: 'profile',
    image: socialCopyOf(author.photo),
    things: authorThings(author, siteUrl),
  });
