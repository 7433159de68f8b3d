import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';

/** The call to browse ebooks at the end of an article. */
export const BrowseEbooks = () => (
  <aside
    aria-label="Ebooks"
    className="no-print mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card bg-inverse px-5 py-5 text-inverse-ink sm:px-7"
  >
    <p className="max-w-[34ch] font-serif text-18 leading-[1.35] font-semibold">
      Take it further with an ebook on the same subject.
    </p>
    <ButtonLink to={href('marketplace')} variant="inverse">
      Browse ebooks
    </ButtonLink>
  </aside>
);
