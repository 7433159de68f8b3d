import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../dialog/use-focus-return.ts';

export interface NoticeCardProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly isBusy?: boolean;
  /** Links and buttons under the text. */
  readonly acts?: ReactNode;
}

/** The button that led to another message is gone with its focus: people go on from the heading. */
function useFocusAfterAct(title: string): void {
  const before = useRef(title);
  useEffect(() => {
    if (before.current !== title && document.activeElement === document.body) focusHeading();
    before.current = title;
  }, [title]);
}

/** A page with a single message: in progress, done, or why it failed. */
export function NoticeCard({ picture, title, text, isBusy = false, acts }: NoticeCardProps) {
  useFocusAfterAct(title);
  return (
    <section className="mx-auto max-w-140 rounded-card border border-line bg-surface px-6 py-10 sm:px-10">
      <div aria-live="polite" aria-busy={isBusy}>
        {picture}
        <h1 className="mt-5 text-28">{title}</h1>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      <div className="mt-7 flex min-h-12 flex-wrap items-center gap-3">{acts}</div>
    </section>
  );
}
