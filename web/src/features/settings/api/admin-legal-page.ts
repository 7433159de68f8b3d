import type { AdminLegalPage, LegalPageEdit } from '#shared/settings/legal.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** An admin's changes to a legal page. `onChange` is given what is stored then. */
export function useAdminLegalPage({ page, revision }: AdminLegalPage, onChange: (next: AdminLegalPage) => void) {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const params = { page };

  async function changed(next: AdminLegalPage, said: string): Promise<AdminLegalPage> {
    onChange(next);
    toast.success(said);
    await reload('GET /admin/legal/{page}/versions', 'GET /admin/legal');
    return next;
  }
  return {
    isBusy: busyId !== null,
    /** Throws, so the form can keep what was typed. */
    async save(body: LegalPageEdit): Promise<AdminLegalPage> {
      const { legal_page } = await api('PUT /admin/legal/{page}', { params, body });
      return changed(legal_page, 'Legal page updated successfully');
    },
    /** True once it is done. */
    restore: (version: number) =>
      attempt(page, 'Failed to restore the text', async () => {
        const { legal_page } = await api('POST /admin/legal/{page}/versions/{version}/restore', {
          params: { page, version: String(version) },
          body: { revision },
        });
        await changed(legal_page, 'Earlier text restored');
      }),
    reset: () =>
      attempt(page, 'Failed to restore the default text', async () => {
        const { legal_page } = await api('POST /admin/legal/{page}/default', { params, body: { revision } });
        await changed(legal_page, 'Default text restored');
      }),
  };
}
