import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';

export interface CookieNoticeProps {
  readonly onAnswer: (choice: 'allowed' | 'refused') => void;
}

/** Asks for consent to the one optional cookie. Both answers look alike, and neither is preselected. */
export const CookieNotice = ({ onAnswer }: CookieNoticeProps) => (
  <section
    aria-labelledby="cookie-notice"
    className="no-print fixed inset-x-3 bottom-3 z-30 animate-fade-in rounded-card border border-line-control bg-surface p-4 shadow-float sm:right-auto sm:left-4 sm:w-100 sm:p-5"
  >
    <h2 id="cookie-notice" className="text-18 leading-tight">
      One cookie, if you allow it
    </h2>
    <p className="mt-1.5 text-14 text-pretty text-muted">
      It holds a random number and the date, so that we can count visitors. No network address is kept, and nobody else
      sees it. Everything works without it. <TextLink to={href('privacy')}>Privacy</TextLink>
    </p>
    <div className="mt-3 grid grid-cols-2 gap-2">
      <Button onClick={() => onAnswer('refused')}>Refuse</Button>
      <Button onClick={() => onAnswer('allowed')}>Allow</Button>
    </div>
  </section>
);
