import { recipientLabels } from '#shared/newsletter/recipient-columns.ts';
import type { RecipientState as MailState, SendingState as State } from '#shared/newsletter/sending-choices.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';
import { sendingLabels } from '../../../api/admin/sending/sending-words.ts';

const looks: Readonly<Record<State, StatusProps['look']>> = {
  sending: 'running',
  paused: 'draft',
  sent: 'published',
  stopped: 'archived',
};

/** Where a sending stands. */
export const SendingState = ({ state }: { readonly state: State }) => (
  <Status look={looks[state]}>{sendingLabels[state]}</Status>
);

const mailLooks: Readonly<Record<MailState, StatusProps['look']>> = {
  queued: 'scheduled',
  claimed: 'running',
  sent: 'published',
  failed: 'failed',
  suppressed: 'archived',
  uncertain: 'draft',
};

/** Where the mail to one recipient stands. */
export const RecipientState = ({ state }: { readonly state: MailState }) => (
  <Status look={mailLooks[state]}>{recipientLabels[state]}</Status>
);
