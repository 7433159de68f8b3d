import { type ReactNode, useId } from 'react';

export interface RecordSectionProps {
  readonly title: string;
  /** Beside the title: how many there are. */
  readonly aside?: ReactNode;
  /** Shown in place of rows when there are none. */
  readonly empty?: string;
  /** `RecordRow`s, or other content. */
  readonly children?: ReactNode;
}

/** A part of a record: a title above a box of rows. */
export function RecordSection({ title, aside, empty, children }: RecordSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={heading} className="text-18">
          {title}
        </h2>
        {aside && <span className="text-12 text-muted">{aside}</span>}
      </div>
      <div className="rounded-card border border-line bg-surface px-4">
        {empty ? <p className="py-3.5 text-muted">{empty}</p> : children}
      </div>
    </section>
  );
}

export interface RecordRowProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** At the end of the line: an amount, a state. */
  readonly aside?: ReactNode;
}

/** A line of a record: what it is, when it was. */
export const RecordRow = ({ title, text, aside }: RecordRowProps) => (
  <li className="flex items-start justify-between gap-3 border-t border-line py-3 first:border-0">
    <div className="min-w-0">
      <p className="font-strong break-words">{title}</p>
      <p className="text-12 break-words text-muted">{text}</p>
    </div>
    {aside && <div className="flex-none text-right">{aside}</div>}
  </li>
);
