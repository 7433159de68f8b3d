import { Navigate, useParams } from 'react-router-dom';
import { toolQuery } from '#shared/ai-tools/queries.ts';
import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { ToolSkeleton } from '#web/features/ai-tools/components/tool-skeleton.tsx';
import { ToolView } from '#web/features/ai-tools/components/tool-view.tsx';
import { useQuery } from '#web/lib/api/swr.ts';
import { useTitle } from '#web/lib/use-title.ts';

function Tool({ slug }: { readonly slug: string }) {
  const { data: tool, error, mutate } = useQuery(toolQuery(slug));
  useTitle(tool ? tool.meta_title || tool.name : error && 'AI tool not found');
  if (tool && tool.slug !== slug) return <Navigate to={href('aiTool', { slug: tool.slug })} replace />;
  if (tool) return <ToolView tool={tool} />;
  if (!error) return <ToolSkeleton />;
  return (
    <div className="wrap-page pt-9">
      <FailedState
        heading="h1"
        title={error.status === 404 ? 'AI tool not found' : 'Failed to load the AI tool'}
        error={error}
        onRetry={error.status === 404 ? undefined : () => mutate()}
        action={<ButtonLink to={href('aiTools')}>All AI tools</ButtonLink>}
      >
        {error.status === 404 && 'It may have been renamed or taken out of the library.'}
      </FailedState>
    </div>
  );
}

export function AiToolPage() {
  const { slug = '' } = useParams();
  return <Tool key={slug} slug={slug} />;
}
