import type { AdminEbookDetail, EbookTextEdit } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';

/** The text as a form edits it: its revision is the version of the text, which changes of other fields leave alone. */
export const textItem = ({ content, content_version }: AdminEbookDetail) => ({ content, revision: content_version });

/** Why a text cannot be changed here, said before anybody types; the server says the same. */
export function textFixed({ prompt_count, attachments, upload_status }: AdminEbookDetail): string | undefined {
  if (upload_status === 'processing')
    return 'The file of this ebook is being read. Its text can be changed when that is done.';
  if (prompt_count !== null) return 'The text of a prompt package cannot be changed here.';
  if (attachments.length === 0) return undefined;
  const titles = attachments.map(({ title }) => `“${title}”`).join(', ');
  return `The text of an ebook with files of its own cannot be changed here. This one comes with ${titles}.`;
}

/** What an edit leaves as it is: owners get the file that was sent in its format. */
export const fileStays = ({ file_type }: AdminEbookDetail): string | undefined =>
  file_type === null
    ? undefined
    : `The ${file_type} that was uploaded stays as it is: readers here see the new text, downloads of the ${file_type} have the old one.`;

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
