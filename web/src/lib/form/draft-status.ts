import { formatDateTime } from '#shared/kernel/format.ts';
import type { AutosaveState } from './use-autosave.ts';

export interface DraftStatus {
  /** Whether anything is typed that the server lacks. */
  readonly isDirty: boolean;
  /** Whether this browser keeps it. */
  readonly isKept: boolean;
  readonly autosave: AutosaveState;
  readonly draft: { readonly saved_at: string; readonly saved_by: string } | null;
  /** Whether there is nothing yet that a draft could belong to. */
  readonly isNew: boolean;
  /** Present while the writer has to choose between two texts. */
  readonly keepMine?: (() => void) | undefined;
}

function unstored({ autosave, keepMine, isNew }: DraftStatus): string {
  if (keepMine) return 'Not saved: somebody else changed this. Compare above.';
  if (autosave.kind === 'refused') return `Draft not saved: ${autosave.reason}`;
  if (autosave.kind === 'waiting') return autosave.isOffline ? 'No connection.' : 'The draft could not be saved yet.';
  return isNew ? 'Not created yet.' : '';
}

/** How safe what is typed is, in a sentence or two. */
export function draftStatus(status: DraftStatus): string {
  const { isDirty, isKept, autosave, draft } = status;
  if (!isDirty) return draft ? `Draft saved ${formatDateTime(draft.saved_at)} by ${draft.saved_by}` : '';
  if (!isKept) return `${unstored(status)} This browser cannot keep what you type: leave this page open.`.trimStart();
  const why = unstored(status);
  if (why) return `${why} What you type is kept in this browser.`;
  return autosave.kind === 'saving' ? 'Saving draft…' : 'Unsaved changes';
}
