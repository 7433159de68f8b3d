import type { ReactNode } from 'react';
import { coverFigure } from '#shared/catalog/cover.ts';
import { BrandLink } from './brand-link.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

// Made by our own function; no text of a stranger is in it.
const figure = {
  __html: coverFigure(
    { id: 'ebk_1A7H', regulatory_source: 'NIST CSF', category: 'Framework' },
    { width: 640, height: 640, fit: 'contain' },
  ),
};

/** The pages in front of an account: a form on the left, a drawn figure on the right where there is room. */
export const AuthFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid min-h-screen md:grid-cols-2">
    <SkipLink />
    <div className="grid grid-rows-[auto_1fr_auto] p-4 md:px-12 md:pt-5 md:pb-6">
      <header>
        <BrandLink />
      </header>
      <main id="main" tabIndex={-1} className="m-auto w-full max-w-100 py-8 focus:outline-none">
        {children}
      </main>
      <footer>
        <ThemeSwitch />
      </footer>
    </div>
    <aside
      aria-label="About your library"
      className="sticky top-0 hidden h-screen grid-rows-[1fr_auto] overflow-hidden bg-[#122f48] text-[#e8f2fd] md:grid"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG of our own cover function */}
      <div aria-hidden="true" className="min-h-0 [&>svg]:size-full" dangerouslySetInnerHTML={figure} />
      <div className="bg-[#122f48] px-12 pt-7 pb-10">
        <p className="font-serif text-21 font-semibold">Your library keeps your place.</p>
        <p className="mt-1.5 max-w-[52ch] text-14 text-[#b9d3ec]">
          Every ebook you own, the page where you stopped, and the receipt for it. Download PDF or text whenever you
          like.
        </p>
      </div>
    </aside>
  </div>
);
