import { SerialisedJson } from '#lib/http/respond.ts';
import { homeEbooks, marketplaceEbooks } from '#shared/catalog/choices.ts';
import type { EbookDetail } from '#shared/catalog/ebook.ts';
import { shopAnswers } from '../catalog/public.ts';
import { ifFound, isNarrowed } from './asked.ts';
import type { FindPage, Page, PageAnswer, PageHead } from './page.ts';
import { imagePath } from './share-image/image-paths.ts';
import { summary } from './text.ts';
import { ebookThings, siteThings } from './things.ts';

const plain = (answer: SerialisedJson | object): unknown =>
  answer instanceof SerialisedJson ? JSON.parse(answer.body) : answer;

export const homePage =
  (head: PageHead, siteUrl: string): FindPage =>
  async () => {
    const shop = await shopAnswers();
    const list = async (limit: number): Promise<PageAnswer> => ({
      route: 'GET /ebooks/public',
      options: { query: { limit } },
      kind: 'one',
      data: plain(await shop.listPublicEbooks({ limit })),
    });
    const answers = await Promise.all([
      list(4 * homeEbooks),
      list(homeEbooks),
      categories(shop),
      shop.frameworkChoices().then((data): PageAnswer => ({ route: 'GET /frameworks', kind: 'one', data })),
    ]);
    return { ...head, things: siteThings(siteUrl), answers, isDrawn: true };
  };

type Shop = Awaited<ReturnType<typeof shopAnswers>>;
const categories = async (shop: Shop): Promise<PageAnswer> => ({
  route: 'GET /categories',
  kind: 'one',
  data: await shop.categoryChoices(),
});

async function marketplaceList(shop: Shop): Promise<PageAnswer> {
  const query = { limit: marketplaceEbooks };
  const { body, total, next } = await shop.listPublicEbooks(query);
  const data = { items: JSON.parse(body), next, total };
  return { route: 'GET /ebooks/public', options: { query }, kind: 'page', data };
}

/** The vault is a page of its own; other filters narrow the one of all ebooks. */
export const promptVault = {
  title: 'Prompt Vault',
  description: 'Prompt packages as CSV, to read and edit before use.',
  path: '/marketplace?category=Prompt%20Vault',
};

export const marketplacePage =
  (head: PageHead): FindPage =>
  async (_params, query) => {
    const shop = await shopAnswers();
    const answers = isNarrowed(query) ? [categories(shop)] : [marketplaceList(shop), categories(shop)];
    const isVault = query.get('category') === 'Prompt Vault';
    return { ...head, ...(isVault && promptVault), answers: await Promise.all(answers), isDrawn: true };
  };

/** An ebook as nobody in particular may read it. */
async function ebookAnswer(id: string): Promise<EbookDetail | undefined> {
  const ebook = await ifFound((await shopAnswers()).getEbook(id));
  return ebook && (plain(ebook) as EbookDetail);
}

export const ebookPage =
  (siteUrl: string): FindPage =>
  async ({ id = '' }) => {
    const ebook = await ebookAnswer(id);
    if (!ebook) return undefined;
    const page: Page = {
      title: ebook.title,
      description: summary(ebook.description),
      path: `/ebook/${ebook.id}`,
      indexed: true,
      type: 'product',
      image: imagePath('ebook', ebook.id),
      properties: { 'product:price:amount': ebook.price.toFixed(2), 'product:price:currency': 'USD' },
      things: ebookThings(ebook, siteUrl),
      isDrawn: true,
    };
    return {
      ...page,
      answers: [{ route: 'GET /ebooks/{id}', options: { params: { id } }, kind: 'one', data: ebook }],
    };
  };
