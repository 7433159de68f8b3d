import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { BrandLink } from './brand-link.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export interface AdminFrameProps {
  /** The current page: `Ebooks`. */
  readonly title: string;
  /** In the bar, before Dashboard: search, Logout. */
  readonly acts?: ReactNode;
  /** False on the dashboard itself, the target of both links. */
  readonly isTab?: boolean;
  readonly children: ReactNode;
}

/** The back-office frame: a bar with home, Dashboard (in a new tab) and Close (this tab), and a wider page. */
export const AdminFrame = ({ title, acts, isTab = true, children }: AdminFrameProps) => (
  <div className="flex min-h-screen flex-col text-14">
    <SkipLink />
    <header className="no-print sticky top-0 z-20 border-b border-line bg-surface">
      <div className="wrap-admin flex h-14 items-center gap-4">
        <BrandLink small />
        <span className="border-l border-line pl-4 leading-6 text-muted max-sm:hidden">{title}</span>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {acts}
          {isTab && (
            <>
              <a
                href={href('adminDashboard')}
                target="_blank"
                rel="noreferrer"
                className={buttonClasses({ variant: 'quiet' })}
              >
                Dashboard
                <ExternalLink size={14} aria-hidden="true" className="text-muted" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
              <Button variant="quiet" onClick={() => window.close()}>
                Close
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
    <main id="main" tabIndex={-1} className="wrap-admin flex-1 pt-6 focus:outline-none">
      {children}
    </main>
    <footer className="no-print mt-10 border-t border-line py-5 text-muted">
      <div className="wrap-admin flex flex-wrap items-center justify-between gap-4">
        <p>{brand.name} back-office</p>
        <ThemeSwitch />
      </div>
    </footer>
  </div>
);
