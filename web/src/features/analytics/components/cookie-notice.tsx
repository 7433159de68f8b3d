import { type FocusEvent, useRef } from 'react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { TextLink } from '#web/components/ui/action/text-link.tsx';
import { returnFocus } from '#web/components/ui/dialog/use-focus-return.ts';
import { useHeight } from '#web/lib/use-height.ts';

export interface CookieNoticeProps {
  readonly onAnswer: (choice: 'allowed' | 'refused') => void;
}

/** What had the focus before it came into the notice, which returns it there when it is answered and goes. */
function useFocusBefore() {
  const before = useRef<Element>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { before, onFocus };
}

/**
 * Asks for consent to the one optional cookie. Both answers look alike, and neither is preselected. It stands above the
 * bar that buys an ebook, and the page ends with as much room as it takes (`floating.css`).
 */
export function CookieNotice({ onAnswer }: CookieNoticeProps) {
  const box = useRef<HTMLElement>(null);
  const { before, onFocus } = useFocusBefore();
  useHeight(box, '--notice-height');
  const answer = (choice: 'allowed' | 'refused') => {
    onAnswer(choice);
    returnFocus(before.current);
  };
  return (
    <section
      ref={box}
      data-notice
      aria-labelledby="cookie-notice"
      className="no-print fixed inset-x-3 bottom-[calc(var(--bar)+12px)] z-30 animate-fade-in rounded-card border border-line-control bg-surface p-4 shadow-float sm:right-auto sm:left-4 sm:w-100 sm:p-5"
      onFocus={onFocus}
    >
      <h2 id="cookie-notice" className="text-18 leading-tight">
        One cookie, if you allow it
      </h2>
      <p className="mt-1.5 text-14 text-pretty text-muted">
        It holds a random number and the date, so that we can count visitors. No network address is kept, and nobody
        else sees it. Everything works without it. <TextLink to={href('privacy')}>Privacy</TextLink>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button onClick={() => answer('refused')}>Refuse</Button>
        <Button onClick={() => answer('allowed')}>Allow</Button>
      </div>
    </section>
  );
}
