import type { ReactNode } from 'react';

export interface NoticeCardProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly isBusy?: boolean;
  /** Links and buttons under the text. */
  readonly acts?: ReactNode;
}

/** A page with a single message: in progress, done, or why it failed. */
export const NoticeCard = ({ picture, title, text, isBusy = false, acts }: NoticeCardProps) => (
  <section className="mx-auto max-w-140 rounded-card border border-line bg-surface px-6 py-10 sm:px-10">
    <div aria-live="polite" aria-busy={isBusy}>
      {picture}
      <h1 className="mt-5 text-28">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
    </div>
    <div className="mt-7 flex min-h-12 flex-wrap items-center gap-3">{acts}</div>
  </section>
);
