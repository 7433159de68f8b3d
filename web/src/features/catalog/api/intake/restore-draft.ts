import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';

/** Takes an upload or a package out of the trash, and says what it is then. */
export async function restoreDraft(id: string): Promise<void> {
  await api('POST /admin/ebooks/{id}/restore', { params: { id } });
  toast.info('It is a draft now. Publish it under Ebooks to sell it again.');
}
