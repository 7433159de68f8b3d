import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { PromptPackageEdit } from '#shared/catalog/intake/prompt-package.ts';
import { api } from '#web/lib/api/api.ts';
import { useManagedThings } from '#web/lib/list/use-managed-things.ts';
import { toast } from '#web/lib/toast.ts';
import { restoreDraft } from './restore-draft.ts';
import { uploadRoutes } from './upload-routes.ts';
import { useAwaited } from './use-awaited.ts';

/** What is typed of a package. Tags are one line, with commas between them. */
export interface PackageFields extends Required<Omit<PromptPackageEdit, 'revision' | 'tags'>> {
  readonly tags: string;
}

const failed = 'Failed to upload prompt package';

function tellEnd({ upload_status, upload_error }: AdminEbook): void {
  if (upload_status === 'completed') toast.success('Prompt package uploaded successfully');
  else toast.error(upload_error ? `${failed}: ${upload_error}` : failed);
}

/** An admin's changes to prompt packages. */
export function usePromptPackages() {
  const awaited = useAwaited('prompts', tellEnd);
  const things = useManagedThings<PackageFields>({
    noun: 'prompt package',
    edit: (id, body) => api('PUT /admin/prompt-packages/{id}', { params: { id }, body }),
    async remove(id) {
      await api('DELETE /admin/prompt-packages/{id}', { params: { id } });
      awaited.drop(id);
    },
    restore: restoreDraft,
    shown: uploadRoutes,
  });
  return { things, follow: awaited.follow };
}
