import type { UploadStatus as State } from '#shared/catalog/choices.ts';
import { Status, type StatusProps } from '#web/components/ui/feedback/status.tsx';

interface Look {
  readonly look: StatusProps['look'];
  readonly word: string;
}
const known: Readonly<Record<State, Look>> = {
  completed: { look: 'published', word: 'Completed' },
  processing: { look: 'draft', word: 'Processing' },
  failed: { look: 'failed', word: 'Failed' },
};
const looks: Readonly<Partial<Record<string, Look>>> = known;

/** How the reading of an upload goes: green, yellow or red; a state that is not known is grey. */
export function UploadStatus({ status }: { readonly status: string }) {
  const { look, word } = looks[status] ?? { look: 'archived', word: status };
  return <Status look={look}>{word}</Status>;
}
