import { href } from '#shared/pages/href.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';

const addressOf = (token: string): string => window.location.origin + href('articlePreview', { token });

/** The private link to an article, and what can be done with it. */
export function usePreviewLink(id: string) {
  const params = { id };
  const { data, error, mutate } = useApi('GET /admin/articles/{id}/preview', { params });
  const { busyId, attempt } = useActs();
  const preview = data?.preview;
  return {
    isLoading: data === undefined && error === undefined,
    error,
    retry: () => mutate(),
    link: preview && { ...preview, address: addressOf(preview.token) },
    isBusy: busyId !== null,
    share: () =>
      attempt(id, 'Failed to create the preview link', async () => {
        await mutate(await api('POST /admin/articles/{id}/preview', { params }), { revalidate: false });
      }),
    end: () =>
      attempt(id, 'Failed to end the preview link', async () => {
        await api('DELETE /admin/articles/{id}/preview', { params });
        await mutate({ preview: null }, { revalidate: false });
      }),
  };
}
export type PreviewLink = ReturnType<typeof usePreviewLink>;
