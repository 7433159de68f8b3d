import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { PageFrame } from '#web/components/layout/page-frame.tsx';
import { EbookPage } from './app/routes/public/ebook.tsx';
import { HomePage } from './app/routes/public/home.tsx';
import { MarketplacePage } from './app/routes/public/marketplace.tsx';
import { cacheOf, type PageAnswer } from './lib/page-data.ts';
import { SessionProvider } from './lib/session.tsx';

/** The first screen of a page as somebody sees it who is not signed in and has an empty cart. */
export const render = (address: string, answers: readonly PageAnswer[]): string =>
  renderToString(
    <StaticRouter location={address}>
      <SessionProvider>
        <SWRConfig value={{ fallback: cacheOf(answers), provider: () => new Map() }}>
          <PageFrame>
            <Routes>
              <Route index element={<HomePage />} />
              <Route path="marketplace" element={<MarketplacePage />} />
              <Route path="ebook/:id" element={<EbookPage />} />
            </Routes>
          </PageFrame>
        </SWRConfig>
      </SessionProvider>
    </StaticRouter>,
  );
