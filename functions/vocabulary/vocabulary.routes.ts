import { route } from '#lib/http/route.ts';
import { vocabularyApi } from '#shared/vocabulary/api.ts';
import { createCategory, deleteCategory, editCategory } from './category-acts.service.ts';
import { createTag, deleteTag, editTag } from './tag-acts.service.ts';
import { listCategories, listTags, summary, vocabulary } from './vocabulary-list.service.ts';

export const vocabularyRoutes = [
  route(vocabularyApi.adminVocabulary, () => vocabulary()),
  route(vocabularyApi.adminVocabularySummary, () => summary()),
  route(vocabularyApi.adminListTags, ({ query }) => listTags(query)),
  route(vocabularyApi.adminCreateTag, ({ actor, body }) => createTag(actor, body)),
  route(vocabularyApi.adminEditTag, ({ actor, params, body }) => editTag(actor, params.id, body)),
  route(vocabularyApi.adminDeleteTag, ({ actor, params, query }) => deleteTag(actor, params.id, query.replace_with)),
  route(vocabularyApi.adminListCategories, ({ query }) => listCategories(query)),
  route(vocabularyApi.adminCreateCategory, ({ actor, body }) => createCategory(actor, body)),
  route(vocabularyApi.adminEditCategory, ({ actor, params, body }) => editCategory(actor, params.id, body)),
  route(vocabularyApi.adminDeleteCategory, ({ actor, params, query }) =>
    deleteCategory(actor, params.id, query.replace_with),
  ),
];
