import { problemDetail } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';
import type { ArticleFormPart } from '../../../api/admin/use-article-form.ts';

/** Throws away what was typed and the draft, and offers to take it back. */
export const useDiscard = (form: ArticleFormPart['form']) => async (): Promise<void> => {
  try {
    const before = await form.discard();
    toast.success('Changes discarded', { label: 'Undo', onClick: () => form.putBack(before) });
  } catch (error) {
    toast.error(problemDetail(error, 'Failed to discard the draft.'));
  }
};
