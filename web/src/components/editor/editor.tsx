import { lateComponent } from '#web/lib/late.tsx';
import { useCode } from '#web/lib/use-code.ts';
import { FailedState } from '../ui/feedback/failed-state.tsx';
import { Loading } from '../ui/feedback/loading.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const Loaded = lateComponent(async () => (await import('./rich-text-editor.tsx')).LoadedRichTextEditor);

/** A form keeps its text meanwhile: only the editor of it is missing. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { state, retry } = useCode(Loaded);
  if (state === 'there') return <Loaded {...props} />;
  return (
    <div className="grid gap-1.5">
      <span className="text-14 font-strong">{props.label}</span>
      <div className="grid min-h-110 content-start rounded-control border border-line-control bg-surface p-4">
        {state === 'coming' ? (
          <Loading label={`Loading the editor of ${props.label}`}>
            <Skeleton className="h-10" />
            <Skeleton className="mt-4 h-64" />
          </Loading>
        ) : (
          <FailedState heading="h3" title="The editor could not be loaded" onRetry={retry} />
        )}
      </div>
    </div>
  );
}
