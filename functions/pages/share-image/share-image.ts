import { findToolMeta } from '#functions/ai-tools/public.ts';
import { findArticleMeta } from '#functions/articles/public.ts';
import { chosenCover, findCards, typefaces } from '#functions/catalog/public.ts';
import { findListedPackage } from '#functions/coaching/public.ts';
import { rasterised } from '#lib/drawing/raster.ts';
import { imageSize, siteImageId } from '#shared/pages/share-images.ts';
import { ebookImage, siteImage, textImage } from './share-image.svg.ts';

/** The picture that was chosen as an ebook's cover. What cannot be read now is drawn: a link is shared once. */
const chosenPicture = async (address: string | null): Promise<Uint8Array | undefined> =>
  address ? chosenCover(address).catch(() => undefined) : undefined;

/** Drawings by kind: the SVG for an id, undefined when there is no such thing to share. */
const kinds: Readonly<Record<string, (id: string) => Promise<string | undefined>>> = {
  site: async (id) => (id === siteImageId ? siteImage() : undefined),
  article: async (slug) => {
    const article = await findArticleMeta(slug);
    return article && textImage(article.category, article.title, article.author_name);
  },
  tool: async (slug) => {
    const tool = await findToolMeta(slug);
    return tool && textImage(tool.category, tool.name, 'AI Tools Library');
  },
  coaching: async (id) => {
    const offer = await findListedPackage(id);
    return offer && textImage(offer.category, offer.title, 'Advisory Services');
  },
  ebook: async (id) => {
    const known = (await findCards([id])).get(id);
    if (!known?.published) return undefined;
    return ebookImage(known.card, await chosenPicture(known.card.cover_image));
  },
};

/** A share image as PNG; undefined when there is nothing to show. */
export async function shareImage(kind: string, id: string): Promise<Uint8Array | undefined> {
  const svg = Object.hasOwn(kinds, kind) ? await kinds[kind]?.(id) : undefined;
  if (svg === undefined) return undefined;
  const { regular, semibold, mono } = await typefaces();
  return rasterised(svg, { width: imageSize.width, faces: [regular, semibold, mono] });
}
