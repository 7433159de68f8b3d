import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { BrandLink } from '../brand-link.tsx';
import { SkipLink } from '../skip-link.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import { CommandButton } from './command-button.tsx';
import { JobsButton } from './jobs/jobs-button.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { SideNav } from './side-nav.tsx';
import { TabActs } from './tab-acts.tsx';

export interface AdminFrameProps {
  /** The current page: `Ebooks`. */
  readonly title: string;
  /** In the bar: Back to Site, Logout. */
  readonly acts?: ReactNode;
  /** False on the dashboard itself, the target of both links. */
  readonly isTab?: boolean;
  readonly children: ReactNode;
}

/** The back-office frame: the bar with home, Dashboard and Close, the sections beside the page, and a wider page. */
export const AdminFrame = ({ title, acts, isTab = true, children }: AdminFrameProps) => (
  <div className="flex min-h-screen flex-col text-14">
    <SkipLink />
    <header className="no-print sticky top-0 z-20 border-b border-line bg-surface">
      <div className="flex h-14 items-center gap-1 px-4 sm:gap-3">
        <NavDrawer />
        <span className="max-sm:[&_span]:sr-only">
          <BrandLink small />
        </span>
        <span className="border-l border-line pl-4 leading-6 text-muted max-lg:hidden">{title}</span>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <CommandButton />
          <JobsButton />
          {acts}
          {isTab && <TabActs />}
        </div>
      </div>
    </header>
    <div className="flex flex-1">
      <SideNav />
      <div className="flex min-w-0 flex-1 flex-col">
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
    </div>
  </div>
);
