import type { AdminFramework, FrameworkInput } from '#shared/catalog/framework.ts';
import { noFramework } from '#shared/vocabulary/frameworks.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { useAdminFrameworks } from '../../api/admin/admin-frameworks.ts';
import { FrameworkBulk, type FrameworkBulkProps } from './framework-bulk.tsx';
import { FrameworkCard } from './framework-card.tsx';
import { frameworkColumns } from './framework-columns.tsx';
import { FrameworkForm } from './framework-form.tsx';
import { FrameworkMerge } from './framework-merge.tsx';

export type FrameworkListProps = Pick<
  ManagedListProps<AdminFramework, FrameworkInput>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isAdding' | 'onAdded'
> &
  Pick<FrameworkBulkProps, 'filter'>;

/** The frameworks, as the cards of the specification or as a table. */
export const FrameworkList = ({ filter, ...props }: FrameworkListProps) => (
  <ManagedList
    {...props}
    noun="frameworks"
    views="frameworks"
    bulkActs={(chosen, clear) => <FrameworkBulk {...{ chosen, filter }} onStarted={clear} />}
    things={useAdminFrameworks()}
    nameOf={({ name }) => name}
    viewOf={({ url }) => url}
    columns={frameworkColumns}
    usual="cards"
    cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
    card={(framework, acts) => <FrameworkCard framework={framework}>{acts}</FrameworkCard>}
    form={({ item, ...of }) => <FrameworkForm framework={item} {...of} />}
    mayDelete={({ name }) => name !== noFramework}
    deletion={(name) => `“${name}” is gone for good. No ebook names it.`}
    replacing={(framework, of) => framework.usage_count > 0 && <FrameworkMerge framework={framework} {...of} />}
  />
);
