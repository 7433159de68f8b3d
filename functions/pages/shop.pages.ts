import { href } from '#shared/pages/href.ts';
import { promptVaultPath } from '#shared/pages/prompt-vault.ts';
import { imagePath } from '#shared/pages/share-images.ts';
import { ebookThings } from './structured-data.ts';
import { summary } from './text.ts';
import type { Tell } from './written-page.ts';

/** The vault is a separate page; other filters only narrow the page of all ebooks. */
export const promptVault = {
  title: 'Prompt Vault',
  description: 'Prompt packages as CSV, to read and edit before use.',
  path: promptVaultPath,
};

/** The public page of an ebook. */
export const ebookPage =
  (siteUrl: string): Tell<'ebook'> =>
  ([ebook]) => ({
    title: ebook.title,
    description: summary(ebook.description),
    path: href('ebook', { id: ebook.id }),
    indexed: true,
    type: 'product',
    image: imagePath('ebook', ebook.id),
    properties: { 'product:price:amount': ebook.price.toFixed(2), 'product:price:currency': 'USD' },
    things: ebookThings(ebook, siteUrl),
  });
