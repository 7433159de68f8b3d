import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { WrittenPage } from '#shared/pages/first-screens.ts';
import { pagePaths } from '#shared/pages/page-places.at-build.ts';
import { PageFrame } from '#web/components/layout/page-frame.tsx';
import { FreeActs } from '#web/features/catalog/components/ebook/buy-box.tsx';
import { FilterFields } from '#web/features/catalog/components/marketplace/filter-rail.tsx';
import { AiToolPage } from './app/routes/public/ai-tools/ai-tool.tsx';
import { AiToolsPage } from './app/routes/public/ai-tools/ai-tools.tsx';
import { ArticlePage } from './app/routes/public/articles/article.tsx';
import { ArticlesPage } from './app/routes/public/articles/articles.tsx';
import { AuthorPage } from './app/routes/public/articles/author.tsx';
import { CoachingPage } from './app/routes/public/coaching/coaching.tsx';
import { CoachingPackagePage } from './app/routes/public/coaching/coaching-package.tsx';
import { HomePage } from './app/routes/public/home/home.tsx';
import { EbookPage } from './app/routes/public/shop/ebook.tsx';
import { MarketplacePage } from './app/routes/public/shop/marketplace.tsx';
import { cacheOf, type PageAnswer } from './lib/api/page-data.ts';
import { SessionProvider } from './lib/session/session.tsx';

// Rendering is synchronous: lazy parts must be loaded first.
await Promise.all([FilterFields.load(), FreeActs.load()]);

/** The pages whose first screen is rendered here. Not lazy: the function is bundled into one file anyway. */
const written: Readonly<Record<WrittenPage, ComponentType>> = {
  home: HomePage,
  marketplace: MarketplacePage,
  ebook: EbookPage,
  articles: ArticlesPage,
  article: ArticlePage,
  author: AuthorPage,
  blog: ArticlesPage,
  blogArticle: ArticlePage,
  aiTools: AiToolsPage,
  aiTool: AiToolPage,
  coaching: CoachingPage,
  coachingPackage: CoachingPackagePage,
};

const routes = (Object.entries(written) as [WrittenPage, ComponentType][]).map(([name, Page]) => (
  <Route key={name} path={pagePaths[name]} element={<Page />} />
));

/** The first screen of a page as a visitor with an empty cart sees it. */
export const render = (address: string, answers: readonly PageAnswer[]): string =>
  renderToString(
    <StaticRouter location={address}>
      <SessionProvider>
        <SWRConfig value={{ fallback: cacheOf(answers), provider: () => new Map() }}>
          <PageFrame>
            <Routes>{routes}</Routes>
          </PageFrame>
        </SWRConfig>
      </SessionProvider>
    </StaticRouter>,
  );
