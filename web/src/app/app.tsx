import { ErrorBoundary } from './error-boundary.tsx';
import { HeadingFocus } from './heading-focus.tsx';
import { Overlays } from './overlays.tsx';
import { Providers, type ProvidersProps } from './providers.tsx';
import { AppRoutes } from './router.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';

export const App = ({ history }: Pick<ProvidersProps, 'history'>) => (
  <Providers history={history}>
    <ErrorBoundary>
      <AppRoutes />
    </ErrorBoundary>
    <Overlays />
    <ScrollRestoration />
    <HeadingFocus />
  </Providers>
);
