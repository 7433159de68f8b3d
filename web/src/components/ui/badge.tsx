import type { ReactNode } from 'react';

const looks = {
  strong: 'bg-ink text-paper',
  accent: 'bg-accent-soft text-accent',
  draft: 'bg-draft-bg text-draft',
} as const;

export interface BadgeProps {
  readonly look?: keyof typeof looks;
  readonly children: ReactNode;
}

/** A short label: FEATURED, FREE, Special Offer. */
export const Badge = ({ look = 'strong', children }: BadgeProps) => (
  <span
    className={`inline-block rounded-small px-2 py-1.25 text-12 leading-none font-semibold tracking-[.04em] whitespace-nowrap ${looks[look]}`}
  >
    {children}
  </span>
);
