import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';

type State = NewsletterCard['status'];

const looks: Readonly<Record<State, StatusProps['look']>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sent: 'published',
};

/** What the states of a newsletter are called. */
export const campaignStateLabels: Readonly<Record<State, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sent: 'Sent',
};

/** Where a newsletter stands. */
export const CampaignState = ({ status }: Pick<NewsletterCard, 'status'>) => (
  <Status look={looks[status]}>{campaignStateLabels[status]}</Status>
);
