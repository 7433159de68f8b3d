import type { AdminAiTool, AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import type { FormOf } from '#web/components/list/managed-list.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { Loading } from '#web/components/ui/feedback/loading.tsx';
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx';
import { useApi } from '#web/lib/api/swr.ts';
import type { AiToolFields } from '../../api/admin/admin-ai-tools.ts';
import { ToolForm } from './tool-form.tsx';

type Editor<Item> = FormOf<Item, AiToolFields>;

/** The list has no long texts, so the form waits for them. */
function Loaded({ item, ...of }: Omit<Editor<AdminAiTool>, 'item'> & { readonly item: AdminAiToolCard }) {
  const { data, error, mutate } = useApi(
    'GET /admin/ai-tools/{id}',
    { params: { id: item.id } },
    { revalidateOnMount: true },
  );
  if (data && data.revision >= item.revision) return <ToolForm key={data.id} item={data} {...of} />;
  if (error) return <FailedState title="Failed to fetch AI tool" error={error} onRetry={() => mutate()} />;
  return (
    <Loading label="Loading the tool">
      <Skeleton className="h-100" />
    </Loading>
  );
}

/** The form of a tool in the list, or of a new one. */
export const ToolEditor = ({ item, ...of }: Editor<AdminAiToolCard>) =>
  item ? <Loaded item={item} {...of} /> : <ToolForm item={null} {...of} />;
