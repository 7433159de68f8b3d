import type { AdminEbookDetail, EbookTextEdit } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';

/** The text as a form edits it: its revision is the version of the text, which changes of other fields leave alone. */
export const textItem = ({ content, content_version }: AdminEbookDetail) => ({ content, revision: content_version });

/** A refusal with the stored text as the form knows it. */
function ofText(error: unknown): unknown {
  if (!(error instanceof ApiProblem) || error.code !== 'stale_version') return error;
  const { current } = error.body as { readonly current: AdminEbookDetail };
  const { status, detail, code } = error;
  return new ApiProblem({ status, detail, code, body: { current: textItem(current) } });
}

/** Puts another text in place of an ebook's. Throws `ApiProblem`; of a newer text, with that as `current`. */
export async function saveText(id: string, body: EbookTextEdit): Promise<AdminEbookDetail> {
  try {
    const { ebook } = await api('PUT /admin/ebooks/{id}/text', { params: { id }, body });
    toast.success('Text saved');
    return ebook;
  } catch (error) {
    throw ofText(error);
  }
}
