import type { AdminFramework, FrameworkInput } from '#shared/catalog/framework.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** An admin's changes to frameworks. Each shows a message and reloads list and counters. */
export function useAdminFrameworks() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const refresh = () => reload('GET /admin/frameworks', 'GET /admin/frameworks/summary');

  /** Throws, so the form can keep what was typed. */
  async function save(framework: AdminFramework | null, body: FrameworkInput, revision: number | null): Promise<void> {
    if (framework && revision !== null) {
      await api('PUT /admin/frameworks/{id}', { params: { id: framework.id }, body: { ...body, revision } });
      toast.success('Framework updated successfully');
    } else {
      await api('POST /admin/frameworks', { body });
      toast.success('Framework created successfully');
    }
    await refresh();
  }

  const remove = ({ id }: AdminFramework) =>
    attempt(id, 'Failed to delete framework', async () => {
      await api('DELETE /admin/frameworks/{id}', { params: { id } });
      toast.success('Framework deleted successfully');
      await refresh();
    });

  return { save, remove, busyId };
}
