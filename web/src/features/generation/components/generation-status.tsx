import type { GenerationStatus as Is } from '#shared/generation/choices.ts';
import { generationStatusLabels } from '#shared/generation/generation-columns.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';

const looks: Readonly<Record<Is, StatusProps['look']>> = {
  queued: 'draft',
  running: 'scheduled',
  completed: 'published',
  failed: 'failed',
  canceled: 'archived',
};

export const GenerationStatus = ({ status }: { readonly status: Is }) => (
  <Status look={looks[status]}>{generationStatusLabels[status]}</Status>
);
