import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';

/** Dashboard (in a new tab) and Close. Browsers let a page close only tabs that a page has opened. */
export function TabActs() {
  const navigate = useNavigate();
  const close = () => {
    window.close();
    if (!window.closed) void navigate(href('adminDashboard'));
  };
  return (
    <>
      <a
        href={href('adminDashboard')}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ variant: 'quiet', className: 'max-sm:px-2' })}
      >
        Dashboard
        <ExternalLink size={14} aria-hidden="true" className="text-muted max-sm:hidden" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <Button variant="quiet" className="max-sm:px-2" onClick={close}>
        Close
      </Button>
    </>
  );
}
