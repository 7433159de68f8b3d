import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { firstCache } from '#web/lib/api/page-data.ts';
import { swrSettings } from '#web/lib/api/swr.ts';
import { SessionProvider } from '#web/lib/session/session.tsx';
import type { BrowserHistory } from './browser-history.ts';

const cache = { ...swrSettings, fallback: firstCache(document) };

export interface ProvidersProps {
  readonly history: BrowserHistory;
  readonly children: ReactNode;
}

/** The address the router shows. The current page stays until the next one can render. */
function useAddress(history: BrowserHistory) {
  const [address, setAddress] = useState(() => ({ location: history.location, action: history.action }));
  useLayoutEffect(() => history.listen((step) => startTransition(() => setAddress(step))), [history]);
  return address;
}

/** Context for every page: router, session, data. */
export function Providers({ history, children }: ProvidersProps) {
  const { location, action } = useAddress(history);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      <SessionProvider>
        <SWRConfig value={cache}>{children}</SWRConfig>
      </SessionProvider>
    </Router>
  );
}
