import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { findToolMeta } from '#functions/ai-tools/public.ts';
import { findArticleMeta } from '#functions/articles/public.ts';
import { findCards, typefaces } from '#functions/catalog/public.ts';
import { findListedPackage } from '#functions/coaching/public.ts';
import { imageSize, siteImageId } from '#shared/pages/share-images.ts';
import { ebookImage, siteImage, textImage } from './share-image.svg.ts';

/** The renderer is deployed beside the bundle: 2.5 MB of binary do not belong in code. */
const renderer = new URL('./resvg.wasm', import.meta.url);
let starting: Promise<Uint8Array[]> | undefined;

/** Starts the renderer once and returns the fonts it draws with: a function has no system fonts. */
async function start(): Promise<Uint8Array[]> {
  const [faces] = await Promise.all([typefaces(), readFile(renderer).then((bytes) => initWasm(bytes))]);
  return [faces.regular, faces.semibold];
}

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
    return known?.published ? ebookImage(known.card) : undefined;
  },
};

/** A share image as PNG; undefined when there is nothing to show. */
export async function shareImage(kind: string, id: string): Promise<Uint8Array | undefined> {
  const svg = Object.hasOwn(kinds, kind) ? await kinds[kind]?.(id) : undefined;
  if (svg === undefined) return undefined;
  starting ??= start();
  const font = { fontBuffers: await starting, defaultFontFamily: 'Rampart Serif', serifFamily: 'Rampart Serif' };
  const drawing = new Resvg(svg, { font, fitTo: { mode: 'width', value: imageSize.width } });
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    drawing.free();
  }
}
