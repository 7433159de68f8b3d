import type { SubscriberState as State } from '#shared/newsletter/choices.ts';
import { stateLabels } from '#shared/newsletter/subscriber-words.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';

const looks: Readonly<Record<State, StatusProps['look']>> = {
  pending: 'draft',
  confirmed: 'published',
  unsubscribed: 'archived',
  suppressed: 'failed',
};

export const SubscriberState = ({ state }: { readonly state: State }) => (
  <Status look={looks[state]}>{stateLabels[state]}</Status>
);
