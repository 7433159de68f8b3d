import type { EndpointByRoute } from '#shared/api.ts';
import { promptVault } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { CallBody } from '#shared/kernel/endpoint.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { toast } from '#web/lib/toast.ts';
import { sendingProblem } from '#web/lib/upload/send-file.ts';
import { isCancelled, useSending } from '#web/lib/upload/use-sending.ts';

type Body = NonNullable<CallBody<EndpointByRoute['POST /admin/ebooks/upload']>>;

/** What becomes an ebook: the fields of the call, with the files that are yet to be sent. */
export interface NewEbook extends Omit<Body, 'file_url' | 'image_url'> {
  readonly file: File;
  readonly picture?: File | null;
}

/** Why the file itself was refused belongs to its field. */
function aboutFile(error: unknown): unknown {
  if (!(error instanceof ApiProblem) || error.status !== 422) return error;
  const { status, code, detail } = error;
  return new ApiProblem({ status, code, detail, errors: { file: sendingProblem(error) } });
}

/**
 * Sends a file and its cover, then makes an ebook of them, and says which of these is going on. A file that has arrived
 * is not sent again when it is tried again.
 */
export function useEbookUpload() {
  const { sending, sendOnce, cancel } = useSending();

  async function addressOf(file: File, purpose: 'ebook' | 'prompts'): Promise<string> {
    toast.info('Uploading file...');
    try {
      return (await sendOnce(file, purpose)).file_url;
    } catch (error) {
      throw aboutFile(error);
    }
  }

  /** A cover that fails holds nothing up; one is drawn in its place. */
  async function coverOf(picture: File): Promise<string | null> {
    toast.info('Uploading cover image...');
    try {
      return (await sendOnce(picture, 'picture')).image_url;
    } catch (error) {
      if (isCancelled(error)) throw error;
      toast.warning('Image upload failed, continuing without cover image');
      return null;
    }
  }

  /** The ebook that is being read now; undefined when somebody has cancelled it. Throws `ApiProblem`. */
  async function upload({ file, picture, ...fields }: NewEbook): Promise<AdminEbook | undefined> {
    try {
      const file_url = await addressOf(file, fields.category === promptVault ? 'prompts' : 'ebook');
      const image_url = picture ? await coverOf(picture) : null;
      toast.info('Creating ebook...');
      return (await api('POST /admin/ebooks/upload', { body: { ...fields, file_url, image_url } })).ebook;
    } catch (error) {
      if (isCancelled(error)) return undefined;
      throw error;
    }
  }

  return { sending, upload, cancel };
}

/** The sending of an ebook, for the form that it belongs to. */
export type EbookSending = ReturnType<typeof useEbookUpload>;
