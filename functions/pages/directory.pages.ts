import { findToolMeta } from '../ai-tools/public.ts';
import { findPackageMeta } from '../coaching/public.ts';
import { imagePath } from './image-paths.ts';
import type { FindPage } from './page.ts';
import { summary } from './text.ts';
import { packageThings, toolThings } from './things.ts';

/** A tool of the AI library under its slug; an earlier one moves there. */
export const toolPage =
  (siteUrl: string): FindPage =>
  async ({ slug = '' }) => {
    const tool = await findToolMeta(slug);
    if (!tool) return undefined;
    const path = `/ai-tools/${tool.slug}`;
    if (tool.slug !== slug) return { movedTo: path };
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
  (siteUrl: string): FindPage =>
  async ({ id = '' }) => {
    const offer = await findPackageMeta(id);
    return (
      offer && {
        title: offer.title,
        description: summary(offer.description),
        path: `/coaching/${offer.id}`,
        indexed: true,
        type: 'product',
        image: imagePath('coaching', offer.id),
        things: packageThings(offer, siteUrl),
      }
    );
  };
