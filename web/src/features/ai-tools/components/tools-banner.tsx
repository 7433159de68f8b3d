import type { ReactNode } from 'react';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';

/** The home page's banner for the library; `children` is the list of its categories. */
export const ToolsBanner = ({ children }: { readonly children: ReactNode }) => (
  <section
    aria-labelledby="ai-tools"
    className="mt-14 grid gap-8 rounded-card bg-inverse p-6 text-inverse-ink sm:mt-20 sm:p-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-14"
  >
    <div>
      <h2 id="ai-tools">AI Tools Library</h2>
      <p className="mt-3 mb-6 max-w-[44ch] text-inverse-muted">
        Tools for security and compliance work: what they cost and what they are for.
      </p>
      <ButtonLink to={href('aiTools')} variant="inverse">
        Open the AI Tools Library
      </ButtonLink>
    </div>
    <div className="min-h-49">{children}</div>
  </section>
);
