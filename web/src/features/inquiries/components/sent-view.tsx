import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';

export interface SentViewProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Replaces a form that was sent. Its heading takes the focus, which was lost with the form. */
export function SentView({ title, children }: SentViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap-page pt-9 sm:pt-14">
      <section className="mx-auto max-w-140 rounded-card border border-line bg-surface px-6 py-10 sm:px-10">
        <CircleCheck size={32} aria-hidden="true" className="text-published" />
        <h1 ref={heading} tabIndex={-1} className="mt-5 text-28">
          {title}
        </h1>
        <div className="mt-2 text-pretty text-muted">{children}</div>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={href('home')} variant="primary">
            Back to Home
          </ButtonLink>
          <ButtonLink to={href('marketplace')}>Browse All Ebooks</ButtonLink>
        </div>
      </section>
    </div>
  );
}
