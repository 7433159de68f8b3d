import type { ReactNode } from 'react';
import { unstable_HistoryRouter as Router } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { firstCache } from '#web/lib/api/page-data.ts';
import { swrSettings } from '#web/lib/api/swr.ts';
import { SessionProvider } from '#web/lib/session/session.tsx';
import type { openHistory } from './open-history.ts';

const cache = { ...swrSettings, fallback: firstCache(document) };

export interface ProvidersProps {
  readonly history: ReturnType<typeof openHistory>;
  readonly children: ReactNode;
}

/** What every page may rely on: addresses, session, data. */
export const Providers = ({ history, children }: ProvidersProps) => (
  <Router history={history}>
    <SessionProvider>
      <SWRConfig value={cache}>{children}</SWRConfig>
    </SessionProvider>
  </Router>
);
