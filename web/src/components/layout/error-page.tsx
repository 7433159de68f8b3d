import { useEffect, useState } from 'react';
import { href } from '#shared/pages/href.ts';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { ReloadButton } from '#web/components/ui/action/reload-button.tsx';
import { isOffline } from '#web/lib/online.ts';

const reasons = {
  offline: 'You are offline, and this page was not loaded before. It comes as soon as your connection is back.',
  failed:
    'An error on our side, or a newer version of the site that your browser has not loaded yet. Reloading usually helps.',
};

/** Shown when a page fails to render. Uses plain links, because the router itself may have failed; offline they would lead nowhere. */
export function ErrorPage() {
  const [reason] = useState<keyof typeof reasons>(() => (isOffline() ? 'offline' : 'failed'));
  useEffect(() => {
    if (reason === 'failed') return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [reason]);
  return (
    <main id="main" role="alert" className="wrap-page grid justify-items-start gap-4 py-16 sm:py-24">
      <h1>This page could not be shown</h1>
      <p className="max-w-[52ch] text-muted">{reasons[reason]} Your library and cart are not affected.</p>
      {reason === 'failed' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <ReloadButton />
          <a href={href('home')} className={buttonClasses({})}>
            Home
          </a>
        </div>
      )}
    </main>
  );
}
