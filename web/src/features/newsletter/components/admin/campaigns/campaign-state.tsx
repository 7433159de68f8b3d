import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';

type State = NewsletterCard['status'];

const looks: Readonly<Record<State, StatusProps['look']>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'running',
  sent: 'published',
  stopped: 'archived',
};

/** What the states of a newsletter are called. */
export const campaignStateLabels: Readonly<Record<State, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  sent: 'Sent',
  stopped: 'Stopped',
};

/** Where a newsletter stands. */
export const CampaignState = ({ status }: Pick<NewsletterCard, 'status'>) => (
  <Status look={looks[status]}>{campaignStateLabels[status]}</Status>
);
