import { type ReactNode, useId } from 'react';

/** A part of a page on a card, with its heading. */
export function SectionCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-surface p-5">
      <h2 id={heading} className="mb-3 text-18!">
        {title}
      </h2>
      {children}
    </section>
  );
}
