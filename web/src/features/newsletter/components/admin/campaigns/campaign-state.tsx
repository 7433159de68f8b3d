import type { NewsletterCard } from '#shared/newsletter/newsletter.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';
import { sendingLabels } from '../../../api/admin/sending/sending-words.ts';

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

type Standing = Pick<NewsletterCard, 'status'> & Partial<Pick<NewsletterCard, 'is_paused'>>;

/** What the state of a newsletter is called: one that is being sent may be paused. */
export const campaignStateLabel = ({ status, is_paused = false }: Standing): string =>
  is_paused ? sendingLabels.paused : campaignStateLabels[status];

/** Where a newsletter stands. */
export const CampaignState = (standing: Standing) => (
  <Status look={standing.is_paused ? 'draft' : looks[standing.status]}>{campaignStateLabel(standing)}</Status>
);
