import { AdminFrame } from '#web/components/layout/admin/admin-frame.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { LegalPageList } from '#web/features/settings/components/legal/legal-page-list.tsx';
import { SettingsForm, type SettingsFormProps } from '#web/features/settings/components/settings-form.tsx';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';
import { useTitle } from '#web/lib/use-title.ts';

const SettingsSkeleton = () => (
  <Loading label="Loading settings">
    <div className="grid max-w-200 gap-5">
      <Skeleton className="h-72 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-40 w-full rounded-card" />
    </div>
  </Loading>
);

function LoadedSettings() {
  const { data, error, mutate } = useApi('GET /admin/settings');
  const save: SettingsFormProps['onSave'] = async (edit) => {
    const { settings } = await api('PUT /admin/settings', { body: edit });
    await mutate(settings, { revalidate: false });
    toast.success('Settings updated successfully');
    return settings;
  };
  if (data) return <SettingsForm settings={data} onSave={save} />;
  if (!error) return <SettingsSkeleton />;
  return <FailedState title="Failed to fetch settings" error={error} onRetry={() => void mutate()} />;
}

/** The settings of the shop. */
export function AdminSettingsPage() {
  useTitle('Settings');
  return (
    <AdminFrame title="Settings">
      <h1 className="pb-5 text-28!">Settings</h1>
      <LoadedSettings />
      <div className="mt-5 max-w-200">
        <LegalPageList />
      </div>
    </AdminFrame>
  );
}
