import type { UploadTab } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';
import { toast } from '#web/lib/toast.ts';
import { restoreDraft } from './restore-draft.ts';
import { uploadRoutes } from './upload-routes.ts';
import { useAwaited } from './use-awaited.ts';
import { useFileDownload } from './use-file-download.ts';

function tellEnd({ upload_status, upload_error }: AdminEbook): void {
  if (upload_status === 'completed') toast.success('Ebook uploaded and published successfully!');
  else toast.error(`Upload failed: ${upload_error ?? 'Failed to upload file'}`);
}

/** What an admin does with uploaded content. Each act shows a message and reloads what shows the change. */
export function useUploads(tab: UploadTab) {
  const { attempt } = useActs();
  const awaited = useAwaited(tab, tellEnd);
  const things = useManagedThings<never>({
    noun: 'upload',
    async remove(id) {
      await api('DELETE /admin/ebooks/{id}', { params: { id } });
      awaited.drop(id);
    },
    restore: restoreDraft,
    shown: uploadRoutes,
  });

  return {
    things,
    download: useFileDownload(),
    follow: awaited.follow,
    reprocess: ({ id }: AdminEbook) =>
      attempt(id, 'Failed to read the file again', async () => {
        const { ebook } = await api('POST /admin/ebooks/{id}/reprocess', { params: { id } });
        toast.info('The file is read again');
        await awaited.follow(ebook);
      }),
  };
}
