/** What the pages of the shop share comes with them: they would ask for it when they have come. */
function withShop<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return () => {
    import('#web/components/ui/cover.tsx').catch(() => undefined);
    return load();
  };
}

/**
 * The pages whose first screen the server writes: an address, and what loads the code that draws it. Small: it arrives
 * long before the application and sends for the page's code beside it.
 */
export const pageCode = {
  home: { path: /^\/$/, load: withShop(() => import('./routes/public/home/home.tsx')) },
  marketplace: { path: /^\/marketplace$/, load: withShop(() => import('./routes/public/shop/marketplace.tsx')) },
  ebook: { path: /^\/ebook\/[^/]+$/, load: withShop(() => import('./routes/public/shop/ebook.tsx')) },
  articles: { path: /^\/(articles|blog)$/, load: () => import('./routes/public/articles/articles.tsx') },
  article: { path: /^\/(articles|blog)\/[^/]+$/, load: () => import('./routes/public/articles/article.tsx') },
  aiTools: { path: /^\/ai-tools$/, load: () => import('./routes/public/ai-tools/ai-tools.tsx') },
  aiTool: { path: /^\/ai-tools\/[^/]+$/, load: () => import('./routes/public/ai-tools/ai-tool.tsx') },
  coaching: { path: /^\/coaching$/, load: () => import('./routes/public/coaching/coaching.tsx') },
  coachingPackage: { path: /^\/coaching\/[^/]+$/, load: () => import('./routes/public/coaching/coaching-package.tsx') },
} as const;
export type PageName = keyof typeof pageCode;

/** Which of them is at a path. */
export const pageAt = (path: string): PageName | undefined =>
  (Object.keys(pageCode) as PageName[]).find((name) => pageCode[name].path.test(path));
