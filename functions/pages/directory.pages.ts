import { directoryTools } from '#shared/ai-tools/choices.ts';
import { listedPackages } from '#shared/coaching/choices.ts';
import { toolAnswers } from '../ai-tools/public.ts';
import { findListedPackage, listPublishedPackages } from '../coaching/public.ts';
import { ifFound, isNarrowed } from './asked.ts';
import type { FindPage, PageAnswer, PageHead } from './page.ts';
import { imagePath } from './share-image/image-paths.ts';
import { summary } from './text.ts';
import { packageThings, toolThings } from './things.ts';

/** All tools as the directory asks for them while it is not narrowed. */
export const toolsPage =
  (head: PageHead): FindPage =>
  async (_params, query) => {
    const tools = await toolAnswers();
    const list = async (): Promise<PageAnswer> => {
      const options = { query: { limit: directoryTools } };
      return { route: 'GET /ai-tools', options, kind: 'page', data: await tools.listAiTools(options.query) };
    };
    const categories = async (): Promise<PageAnswer> => ({
      route: 'GET /ai-tool-categories',
      kind: 'one',
      data: await tools.aiToolCategories(),
    });
    const answers = await Promise.all(isNarrowed(query) ? [categories()] : [list(), categories()]);
    return { ...head, answers, isDrawn: true };
  };

/** A tool of the AI library under its slug; an earlier one moves there. */
export const toolPage =
  (siteUrl: string): FindPage =>
  async ({ slug = '' }) => {
    const tool = await ifFound((await toolAnswers()).getAiTool(slug));
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
      answers: [{ route: 'GET /ai-tools/{slug}', options: { params: { slug } }, kind: 'one', data: tool }],
      isDrawn: true,
    };
  };

/** All packages as the page asks for them while it is not narrowed. */
export const packagesPage =
  (head: PageHead): FindPage =>
  async (_params, query) => {
    if (isNarrowed(query)) return { ...head, isDrawn: true };
    const options = { query: { limit: listedPackages } };
    const { items } = await listPublishedPackages();
    return {
      ...head,
      answers: [{ route: 'GET /coaching-packages', options, kind: 'one', data: items }],
      isDrawn: true,
    };
  };

/** An advisory service. */
export const packagePage =
  (siteUrl: string): FindPage =>
  async ({ id = '' }) => {
    const offer = await findListedPackage(id);
    return (
      offer && {
        title: offer.title,
        description: summary(offer.description),
        path: `/coaching/${offer.id}`,
        indexed: true,
        type: 'product',
        image: imagePath('coaching', offer.id),
        things: packageThings(offer, siteUrl),
        answers: [{ route: 'GET /coaching-packages/{id}', options: { params: { id } }, kind: 'one', data: offer }],
        isDrawn: true,
      }
    );
  };
