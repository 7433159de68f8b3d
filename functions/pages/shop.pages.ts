import { href } from '#shared/pages/href.ts';
import { promptVaultPath } from '#shared/pages/prompt-vault.ts';
import { imagePath } from './share-image/image-paths.ts';
import { summary } from './text.ts';
import { ebookThings } from './things.ts';
import type { Tell } from './written-page.ts';

/** The vault is a page of its own; other filters narrow the one of all ebooks. */
export const promptVault = {
  title: 'Prompt Vault',
  description: 'Prompt packages as CSV, to read and edit before use.',
  path: promptVaultPath,
};

/** An ebook as nobody in particular may read it. */
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
