import { ToolsView } from '#web/features/ai-tools/components/tools-view.tsx';
import { useTitle } from '#web/lib/use-title.ts';

export function AiToolsPage() {
  useTitle('AI Tools Library');
  return <ToolsView />;
}
