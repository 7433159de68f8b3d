import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, type SitePage } from '#shared/pages/pages.ts';
import { shopChunk, siteChunk } from './shared-chunks.ts';

const page = (name: string) => `/web/src/app/routes/public/${name}.tsx`;
const importers: Record<string, readonly string[]> = {
  '/web/src/cover.tsx': [page('home/home'), '/web/src/buy-box.tsx'],
  '/web/src/buy-box.tsx': [page('shop/ebook')],
  '/web/src/filters.tsx': [page('home/home'), page('shop/marketplace')],
  '/web/src/badge.tsx': [page('shop/ebook'), page('ai-tools/ai-tools')],
  '/web/src/picture.tsx': [page('articles/articles'), page('articles/article')],
  '/web/src/hero.tsx': [page('home/home')],
  '/web/src/table.tsx': ['/web/src/app/routes/admin/orders.tsx', '/web/src/app/routes/admin/ebooks.tsx'],
};
const context = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    dynamicImporters: id.includes('/routes/') ? ['/web/src/app/router.tsx'] : [],
  }),
};

test('what an ebook shares with other pages, through others too, is one chunk', () => {
  expect(shopChunk('/web/src/cover.tsx', context)).toBe('shop');
  expect(siteChunk('/web/src/cover.tsx', context)).toBeNull();
});

test('what the shop shares with the directories is another', () => {
  expect(siteChunk('/web/src/badge.tsx', context)).toBe('site');
  expect(siteChunk('/web/src/picture.tsx', context)).toBeNull();
});

test('what is none of an ebook stays where the bundler puts it', () => {
  for (const module of ['/web/src/hero.tsx', '/web/src/table.tsx', '/web/src/picture.tsx', '/web/src/filters.tsx'])
    expect(siteChunk(module, context) ?? shopChunk(module, context), module).toBeNull();
});

test('of packages only the icons that several pages show', () => {
  const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
  expect(shopChunk(icon('heart'), context)).toBe('shop');
  expect(siteChunk(icon('share'), context)).toBe('site');
  expect(siteChunk(icon('trash'), context) ?? shopChunk(icon('trash'), context)).toBeNull();
});

test('the pages that the table names by their kind have files of these names', () => {
  const files = globSync('src/app/routes/public/*/*.tsx', { cwd: import.meta.dirname }).map((file) => `/web/${file}`);
  const kindOf = (file: string) => {
    const shares = (other: string) =>
      siteChunk('/web/src/shared.tsx', {
        getModuleInfo: (id) => ({
          importers: id === '/web/src/shared.tsx' ? [file, page(other)] : [],
          dynamicImporters: id.includes('/routes/') ? ['/web/src/app/page-code.ts'] : [],
        }),
      }) === 'site';
    if (shares('articles/articles')) return 'shop';
    return shares('shop/ebook') ? 'directory' : undefined;
  };
  const found = Map.groupBy(files, kindOf);
  for (const chunk of ['shop', 'directory'] as const) {
    const named = Object.values<SitePage>(pages).filter((it) => it.chunk === chunk);
    expect(found.get(chunk), chunk).toHaveLength(named.length);
  }
});
