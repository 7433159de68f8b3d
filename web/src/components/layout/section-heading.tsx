import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
  /** At the end of the line: a TextLink to the full list. */
  readonly aside?: ReactNode;
}

/** Title of a section, with a link to more. */
export const SectionHeading = ({ id, children, aside }: SectionHeadingProps) => (
  <div className="mb-6 flex items-baseline justify-between gap-6">
    <h2 id={id}>{children}</h2>
    {aside && <span className="flex-none text-14 font-strong">{aside}</span>}
  </div>
);
