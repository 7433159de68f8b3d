import { expect, test } from 'vitest';
import { shopChunk } from './shop-chunk.ts';

const page = (name: string) => `/web/src/app/routes/public/${name}.tsx`;
const importers: Record<string, readonly string[]> = {
  '/web/src/cover.tsx': [page('home'), '/web/src/cover-link.tsx'],
  '/web/src/cover-link.tsx': [page('marketplace')],
  '/web/src/hero.tsx': [page('home')],
  '/web/src/table.tsx': ['/web/src/app/routes/admin/orders.tsx', '/web/src/app/routes/admin/ebooks.tsx'],
};
const context = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    dynamicImporters: id.includes('/routes/') ? ['/web/src/app/router.tsx'] : [],
  }),
};

test('what two pages of the shop import, through others too, is one chunk', () => {
  expect(shopChunk('/web/src/cover.tsx', context)).toBe('shop');
});

test('what one page has to itself stays with it, and the back-office shares its own', () => {
  expect(shopChunk('/web/src/hero.tsx', context)).toBeNull();
  expect(shopChunk('/web/src/table.tsx', context)).toBeNull();
});

test('of packages only the icons that several pages show', () => {
  expect(shopChunk('/node_modules/lucide-react/dist/esm/icons/heart.mjs', context)).toBe('shop');
  expect(shopChunk('/node_modules/lucide-react/dist/esm/icons/trash.mjs', context)).toBeNull();
});
