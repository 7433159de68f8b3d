import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { useTitle } from '#web/lib/use-title.ts';

/** The page for an unknown address, with links to continue. */
export function NotFound() {
  useTitle('Page not found');
  return (
    <div className="wrap-page grid justify-items-start gap-4 py-16 sm:py-24">
      <p className="font-mono text-14 text-muted">404</p>
      <h1>There is no page at this address</h1>
      <p className="max-w-[52ch] text-muted">
        It may have moved, or the link may be cut short. Your library and cart are not affected.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ButtonLink to={href('marketplace')} variant="primary">
          Browse All Ebooks
        </ButtonLink>
        <ButtonLink to={href('home')}>Home</ButtonLink>
      </div>
    </div>
  );
}
