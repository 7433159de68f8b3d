import type { AdminTag, TagInput } from '#shared/vocabulary/tag.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { useAdminTags } from '../api/admin-tags.ts';
import { TagCard } from './tag-card.tsx';
import { tagColumns } from './tag-columns.tsx';
import { TagForm } from './tag-form.tsx';
import { TagMerge } from './tag-merge.tsx';

export type TagListProps = Pick<
  ManagedListProps<AdminTag, TagInput>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isAdding' | 'onAdded'
>;

/** The tags, as the cards of the specification or as a table. */
export const TagList = (props: TagListProps) => (
  <ManagedList
    {...props}
    noun="tags"
    views="tags"
    failedTitle="Failed to fetch tag data"
    things={useAdminTags()}
    nameOf={({ name }) => name}
    columns={tagColumns}
    usual="cards"
    cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4"
    card={(tag, acts) => <TagCard tag={tag}>{acts}</TagCard>}
    form={({ item, ...of }) => <TagForm tag={item} {...of} />}
    deletion={(name) => `“${name}” is gone for good. Nothing uses it.`}
    replacing={(tag, of) => tag.usage_count > 0 && <TagMerge tag={tag} {...of} />}
  />
);
