import type { AdminArticle } from '#shared/articles/article.ts';
import { postTypeLabels, postTypes } from '#shared/articles/choices.ts';
import type { StatusProps } from '#web/components/ui/feedback/status.tsx';

type Status = AdminArticle['status'];

export const articleStatusLabels: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
  archived: 'Archived',
  trash: 'Trash',
};

export const articleLooks: Readonly<Record<Status, StatusProps['look']>> = {
  ...{ draft: 'draft', published: 'published', scheduled: 'scheduled', archived: 'archived', trash: 'failed' },
};

export const postTypeOptions = postTypes.map((value) => ({ value, label: postTypeLabels[value] }));
