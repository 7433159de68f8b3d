import { ExternalLink } from 'lucide-react';
import type { Newsletter } from '#shared/newsletter/newsletter.ts';
import { href } from '#shared/pages/href.ts';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { CampaignState } from '../campaigns/campaign-state.tsx';
import { MissedPlan } from '../campaigns/missed-plan.tsx';

/** Which newsletter it is, and where else it can be seen. */
export const NewsletterHead = ({
  newsletter: { id, subject, status, missed_date },
}: {
  readonly newsletter: Newsletter;
}) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
    <div className="min-w-0">
      <h1 className="mb-2 text-28! wrap-anywhere">{subject}</h1>
      <CampaignState status={status} />
      <MissedPlan missed_date={missed_date} />
    </div>
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={href('adminNewNewsletter', { from: id })}>Duplicate</ButtonLink>
      <a
        href={href('newsletter', { id })}
        target="_blank"
        rel="noreferrer"
        className={buttonClasses({ variant: 'quiet' })}
      >
        Web version
        <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </div>
  </div>
);
