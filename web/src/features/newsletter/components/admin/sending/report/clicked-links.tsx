import { formatCount } from '#shared/kernel/format.ts';
import type { NewsletterReport } from '#shared/newsletter/sending.ts';
import { RecordSection } from '#web/components/layout/admin/record-section.tsx';
import { percentOf } from '../../../../api/admin/open-rate.ts';

type Link = NewsletterReport['links'][number];

interface LineProps {
  readonly link: Link;
  readonly sent: number;
  /** The most that any link has. */
  readonly most: number;
}

const Line = ({ link: { url, clicks }, sent, most }: LineProps) => (
  <li className="border-t border-line py-3 first:border-0">
    <div className="flex items-baseline justify-between gap-4">
      <a href={url} target="_blank" rel="noreferrer" className="min-w-0 wrap-anywhere">
        {url.replace(/^https?:\/\//, '')}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      <span className="flex-none font-mono">
        {formatCount(clicks)}
        <span className="text-muted"> · {percentOf(clicks, sent)}%</span>
      </span>
    </div>
    <div aria-hidden="true" className="mt-1.5 h-1 rounded-[2px] bg-sunken">
      <div className="h-full rounded-[2px] bg-accent" style={{ width: `${most === 0 ? 0 : (clicks / most) * 100}%` }} />
    </div>
  </li>
);

export interface ClickedLinksProps {
  /** The most clicked first. */
  readonly links: readonly Link[];
  readonly sent: number;
}

/** How many recipients have followed each link. */
export const ClickedLinks = ({ links, sent }: ClickedLinksProps) => (
  <RecordSection
    title="Links"
    aside={links.length > 0 && 'Recipients who followed them'}
    {...(links.length === 0 && { empty: 'Its text has no links.' })}
  >
    <ol>
      {links.map((link) => (
        <Line key={link.url} {...{ link, sent }} most={links[0]?.clicks ?? 0} />
      ))}
    </ol>
  </RecordSection>
);
