import { type ReactNode, useId } from 'react';

export interface AccountSectionProps {
  /** Anchor of the section: `/account#export`. */
  readonly id?: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One row of the account page: title, text and action. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={heading}
      className="grid gap-x-12 gap-y-4 border-t border-line py-8 md:grid-cols-[340px_1fr]"
    >
      <div>
        <h2 id={heading} className="text-21!">
          {title}
        </h2>
        {text && <p className="mt-1.5 max-w-[46ch] text-14 text-pretty text-muted">{text}</p>}
      </div>
      <div className="grid content-start justify-items-start gap-4">{children}</div>
    </section>
  );
}
