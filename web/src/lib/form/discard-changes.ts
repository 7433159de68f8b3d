import { problemDetail } from '../api/api-problem.ts';
import { toast } from '../toast.ts';

/** Of a form whose changes are kept (`useDraftedForm`). */
interface Discardable<Values> {
  readonly discard: () => Promise<Values>;
  readonly putBack: (values: Values) => void;
}

/** Throws away what was typed and its draft, and offers to take it back. */
export async function discardChanges<Values>(form: Discardable<Values>): Promise<void> {
  try {
    const before = await form.discard();
    toast.success('Changes discarded', { label: 'Undo', onClick: () => form.putBack(before) });
  } catch (error) {
    toast.error(problemDetail(error, 'Failed to discard the draft.'));
  }
}
