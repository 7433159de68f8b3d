import { below } from '#lib/edge/shown-at.ts';
import { managed } from '#lib/managed/managed.ts';
import { articleList } from '../article/article.entity.ts';
import { articlesShownAt, authorShownAt } from '../article/article.service.ts';
import { AuthorEntity } from './author.entity.ts';
import { toProfile } from './author.view.ts';

/** The authors as admins manage them. Articles show their names, so a change counts as one to the articles' list. */
export const authors = managed({
  entity: AuthorEntity,
  noun: 'author profile',
  field: 'author_profile',
  action: 'author',
  says: { unknown: 'Author not found' },
  id: 'author',
  name: ({ name }) => name,
  view: () => toProfile,
  shownAt: ({ id }) => [...articlesShownAt, ...authorShownAt(id), below('/og/article/')],
  list: articleList,
});
