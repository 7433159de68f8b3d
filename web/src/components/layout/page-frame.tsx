import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Header, content, footer. Pages set their own width inside: `wrap-page`. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <SkipLink />
    <SiteHeader />
    <main id="main" tabIndex={-1} className="min-h-[70vh] focus:outline-none">
      {children}
    </main>
    <SiteFooter />
  </>
);
