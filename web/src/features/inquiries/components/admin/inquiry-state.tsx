import type { InquiryState as State } from '#shared/inquiries/choices.ts';
import { stateLabels } from '#shared/inquiries/inquiry-columns.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';

const looks: Readonly<Record<State, StatusProps['look']>> = { new: 'draft', open: 'scheduled', done: 'published' };

export const InquiryState = ({ state }: { readonly state: State }) => (
  <Status look={looks[state]}>{stateLabels[state]}</Status>
);
