import { useNavigate } from 'react-router-dom';
import type { AdminArticle } from '#shared/articles/article.ts';
import { href } from '#shared/pages/href.ts';
import { ManagedList, type ManagedListProps } from '#web/components/list/managed-list.tsx';
import { api } from '#web/lib/api/api.ts';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { useAdminArticles } from '../../api/admin/admin-articles.ts';
import { ArticleBulk, type ArticleBulkProps } from './article-bulk.tsx';
import { ArticleCard } from './article-card.tsx';
import { articleColumns } from './article-columns.tsx';

export type ArticleListProps = Pick<
  ManagedListProps<AdminArticle, never>,
  'page' | 'trail' | 'empty' | 'loadPage' | 'isTrash'
> &
  Pick<ArticleBulkProps, 'filter'>;

/** The articles, as the table of the specification or as cards. */
export function ArticleList({ filter, ...props }: ArticleListProps) {
  const fromList = useFromList();
  const navigate = useNavigate();
  const duplicate = ({ id }: AdminArticle) => navigate(fromList(href('adminNewArticle', { from: id })));
  return (
    <ManagedList
      {...props}
      noun="articles"
      views="articles"
      bulkActs={(chosen, clear) => <ArticleBulk {...{ chosen, filter }} onStarted={clear} />}
      counting={{ of: filter, part: (cursor) => api('GET /admin/articles/count', { query: { ...filter, cursor } }) }}
      things={useAdminArticles()}
      nameOf={({ title }) => title}
      viewOf={({ slug, status }) => (status === 'published' ? href('article', { slug }) : undefined)}
      editAt={({ id }) => fromList(href('adminArticle', { id }))}
      moreActs={(article) => [{ label: 'Duplicate', isRare: true, onAct: () => void duplicate(article) }]}
      columns={articleColumns}
      usual="table"
      cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
      card={(article, acts) => <ArticleCard article={article}>{acts}</ArticleCard>}
      deletion={(title) => `“${title}” leaves the site at once and waits 30 days in the trash.`}
    />
  );
}
