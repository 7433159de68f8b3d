import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';

/** Shown when a page fails to render. Uses plain links, because the router itself may have failed. */
export const ErrorPage = () => (
  <main id="main" role="alert" className="wrap-page grid justify-items-start gap-4 py-16 sm:py-24">
    <h1>This page could not be shown</h1>
    <p className="max-w-[52ch] text-muted">
      An error on our side, or a newer version of the site that your browser has not loaded yet. Reloading usually
      helps. Your library and cart are not affected.
    </p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <a href={href('home')} className={buttonClasses({})}>
        Home
      </a>
    </div>
  </main>
);
