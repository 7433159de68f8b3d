import { type ReactNode, useRef } from 'react';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { formatCount } from '#shared/kernel/format.ts';
import type { TextGeneration } from '../../api/text/use-text-generation.ts';
import { Comparison } from './comparison.tsx';
import { RemarkList } from './remark-list.tsx';
import { RewriteState } from './rewrite-state.tsx';

export interface TextSectionProps extends Pick<TextGeneration, 'busyId' | 'ask' | 'decide'> {
  readonly generation: GenerationDetail;
  readonly position: number;
  readonly isPublished: boolean;
  /** The text with its heading, as readers see it. */
  readonly children: ReactNode;
  readonly renderText: (markdown: string) => ReactNode;
}

/** A section of a draft: its text, what there is to remark on it, and its way to another text. */
export function TextSection(props: TextSectionProps) {
  const { generation, position, isPublished, children, renderText, busyId, ask, decide } = props;
  const text = useRef<HTMLDivElement>(null);
  const { title, rewrite } = generation.sections[position] ?? { title: '', rewrite: null };
  const remarks = generation.remarks.filter(({ section }) => section === position);
  const busy = busyId === `${position}`;
  const decideOn = (act: 'accept' | 'discard') => void (rewrite && decide(position, rewrite.number, act));
  return (
    <div className="grid items-start gap-5 border-t border-line py-7 lg:grid-cols-[minmax(0,1fr)_300px]">
      {rewrite?.status === 'ready' && (
        <div className="lg:col-span-2">
          <Comparison
            {...{ position, title, rewrite, busy, isPublished, renderText }}
            generationId={generation.id}
            onDecide={decideOn}
          />
        </div>
      )}
      <div ref={text}>{children}</div>
      <aside aria-label={`About “${title}”`} className="grid gap-4 lg:sticky lg:top-20">
        {remarks.length > 0 && (
          <div>
            <p className="mb-2 font-strong">
              {remarks.length === 1 ? '1 remark' : `${formatCount(remarks.length)} remarks`}
            </p>
            <RemarkList label={`Remarks on “${title}”`} {...{ remarks, text }} />
          </div>
        )}
        <RewriteState
          {...{ title, rewrite, busy }}
          onAsk={(instruction) => ask(position, instruction)}
          onStop={() => decideOn('discard')}
        />
      </aside>
    </div>
  );
}
