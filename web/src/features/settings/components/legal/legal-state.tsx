import type { LegalPageState } from '#shared/settings/legal.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { changeWords, ownerWords } from '../../api/legal-words.ts';

/** Whose text a legal page has, since when and by whom. */
export const LegalState = ({ state }: { readonly state: LegalPageState }) => (
  <p className="flex flex-wrap items-center gap-2 text-muted">
    <Status look={state.is_default ? 'archived' : 'published'}>{ownerWords(state)}</Status>{' '}
    <span>{changeWords(state)}</span>
  </p>
);
