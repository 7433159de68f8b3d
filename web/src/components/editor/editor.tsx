import { useEffect, useState } from 'react';
import { lateComponent } from '#web/lib/late.tsx';
import { FailedState } from '../ui/feedback/failed-state.tsx';
import { Loading } from '../ui/feedback/loading.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const Loaded = lateComponent(async () => (await import('./rich-text-editor.tsx')).LoadedRichTextEditor);

type State = 'loading' | 'loaded' | { readonly error: unknown };

/** Loads the editor's code: at once, when somebody asks again, and when the connection returns. */
function useCode() {
  const [state, setState] = useState<State>('loading');
  const load = () =>
    Loaded.load().then(
      () => setState('loaded'),
      (error: unknown) => setState({ error }),
    );
  useEffect(() => {
    if (state === 'loaded') return;
    if (state === 'loading') void load();
    const attempt = () => void load();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  });
  return { state, load };
}

/** A form keeps its text meanwhile: only the editor of it is missing. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { state, load } = useCode();
  if (state === 'loaded') return <Loaded {...props} />;
  return (
    <div className="grid gap-1.5">
      <span className="text-14 font-strong">{props.label}</span>
      <div className="grid min-h-110 content-start rounded-control border border-line-control bg-surface p-4">
        {state === 'loading' ? (
          <Loading label={`Loading the editor of ${props.label}`}>
            <Skeleton className="h-10" />
            <Skeleton className="mt-4 h-64" />
          </Loading>
        ) : (
          <FailedState heading="h3" title="The editor could not be loaded" error={state.error} onRetry={load} />
        )}
      </div>
    </div>
  );
}
