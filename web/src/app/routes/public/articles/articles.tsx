import { HubView } from '#web/features/articles/components/hub/hub-view.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function ArticlesPage() {
  useTitle('Knowledge Hub');
  return <HubView />;
}
