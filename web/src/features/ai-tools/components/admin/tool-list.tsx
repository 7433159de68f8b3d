import type { AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { pricingModelLabels } from '#shared/ai-tools/choices.ts';
import { href } from '#shared/pages/href.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { api } from '#web/lib/api/api.ts';
import { type AiToolFields, useAdminAiTools } from '../../api/admin/admin-ai-tools.ts';
import { ToolBulk, type ToolBulkProps } from './tool-bulk.tsx';
import { snippetOf, statsOf, ToolStatus, toolColumns } from './tool-columns.tsx';
import { ToolEditor } from './tool-editor.tsx';

export type ToolListProps = Pick<
  ManagedListProps<AdminAiToolCard, AiToolFields>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isTrash' | 'isAdding' | 'onAdded'
> &
  Pick<ToolBulkProps, 'filter'>;

const card: ManagedListProps<AdminAiToolCard, AiToolFields>['card'] = (tool, acts) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <ToolStatus tool={tool} />
      <span className="font-mono text-12 text-muted">{statsOf(tool)}</span>
    </p>
    <h2 className="mt-2 text-16 break-words">{tool.name}</h2>
    <p className="mt-1 text-14 break-words text-muted">{snippetOf(tool.description)}</p>
    <p className="mt-2 text-12 text-muted">
      {tool.category} · {pricingModelLabels[tool.pricing_model]}
    </p>
    <div className="mt-auto -mb-2 pt-2">{acts}</div>
  </div>
);

/** The tools, as the table of the specification or as cards. */
export const ToolList = ({ filter, ...props }: ToolListProps) => (
  <ManagedList
    {...props}
    noun="AI tools"
    views="ai-tools"
    bulkActs={(chosen, clear) => <ToolBulk {...{ chosen, filter }} onStarted={clear} />}
    counting={{ of: filter, part: (cursor) => api('GET /admin/ai-tools/count', { query: { ...filter, cursor } }) }}
    things={useAdminAiTools()}
    nameOf={({ name }) => name}
    viewOf={({ slug, status }) => (status === 'published' ? href('aiTool', { slug }) : undefined)}
    columns={toolColumns}
    usual="table"
    cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
    card={card}
    form={(of) => <ToolEditor {...of} />}
    formSize="widest"
    deletion={(name) => `“${name}” leaves the directory at once and waits 30 days in the trash.`}
  />
);
