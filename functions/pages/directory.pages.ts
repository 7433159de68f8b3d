import { href } from '#shared/pages/href.ts';
import { imagePath } from '#shared/pages/share-images.ts';
import { packageThings, toolThings } from './structured-data.ts';
import { summary } from './text.ts';
import type { Tell } from './written-page.ts';

/** A tool of the AI library by slug; a former slug redirects. */
export const toolPage =
  (siteUrl: string): Tell<'aiTool'> =>
  ([tool], { params }) => {
    const path = href('aiTool', { slug: tool.slug });
    if (tool.slug !== params.slug) return { movedTo: path };
    return {
      title: tool.meta_title || tool.name,
      description: summary(tool.meta_description || tool.description),
      path,
      indexed: true,
      image: imagePath('tool', tool.slug),
      things: toolThings(tool, siteUrl),
    };
  };

/** An advisory service. */
export const packagePage =
  (siteUrl: string): Tell<'coachingPackage'> =>
  ([offer]) => ({
    title: offer.title,
    description: summary(offer.description),
    path: href('coachingPackage', { id: offer.id }),
    indexed: true,
    type: 'product',
    image: imagePath('coaching', offer.id),
    things: packageThings(offer, siteUrl),
  });
