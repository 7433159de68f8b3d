import type { ReactNode } from 'react';

/** Word, shape and colour: never colour alone. */
const looks = {
  published: { box: 'bg-published-bg text-published', mark: 'rounded-full bg-current' },
  draft: { box: 'bg-draft-bg text-draft', mark: 'rounded-full shadow-[inset_0_0_0_2px_currentColor]' },
  scheduled: {
    box: 'bg-scheduled-bg text-scheduled',
    mark: 'rounded-full bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)] shadow-[inset_0_0_0_1.5px_currentColor]',
  },
  running: { box: 'bg-scheduled-bg text-scheduled', mark: 'bg-current [clip-path:polygon(0_0,100%_50%,0_100%)]' },
  archived: { box: 'bg-archived-bg text-archived', mark: 'rounded-[1px] bg-current' },
  failed: { box: 'bg-danger-bg text-danger', mark: 'rotate-45 rounded-[1px] bg-current' },
} as const;

export interface StatusProps {
  /** Green dot, amber ring, blue half, blue triangle, grey square, red diamond. */
  readonly look: keyof typeof looks;
  readonly children: ReactNode;
}

export const Status = ({ look, children }: StatusProps) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-small py-0.75 pr-2.25 pl-2 text-12 leading-snug font-strong whitespace-nowrap ${looks[look].box}`}
  >
    <span aria-hidden="true" className={`size-1.75 flex-none ${looks[look].mark}`} />
    {children}
  </span>
);
