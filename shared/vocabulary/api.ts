import * as z from 'zod';
import { Done } from '../kernel/answer.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { AnyId, Id } from '../kernel/ids.ts';
import { Job } from '../kernel/job.ts';
import { PageQuery } from '../kernel/page.ts';
import { AdminCategory, CategoryEdit, CategoryInput } from './category.ts';
import { categoryKinds } from './choices.ts';
import { AdminTag, TagEdit, TagInput } from './tag.ts';

/** `job` gives the new name to all uses; null when there are none, or the name stayed. */
const SavedTag = Done.extend({ tag: AdminTag, job: Job.nullable() });
const SavedCategory = Done.extend({ category: AdminCategory, job: Job.nullable() });
/** `job` puts the replacement in its place; null when nothing had it. */
const Deleted = Done.extend({ job: Job.nullable() });
const Replacement = z.object({
  /** The tag or category of the same kind that takes its place: this merges the two. Required while it is used. */
  replace_with: AnyId.optional(),
});

const Filters = PageQuery.extend({
  /** Each word must be the start of a word of the name. */
  search: z.string().trim().max(200).optional(),
  active: z.stringbool().optional(),
});

/** What forms offer: active ones, each category by name and followed by those below it, tags by name, frameworks. */
const Vocabulary = z.object({
  categories: z.array(
    z.object({
      id: Id('category'),
      kind: z.enum(categoryKinds),
      name: z.string(),
      /** Name of the category that it is below. */
      parent: z.string().nullable(),
    }),
  ),
  tags: z.array(z.string()),
  /** Names of frameworks: the usual ones as long as none was called so, then the others by name. */
  frameworks: z.array(z.string()),
});
export type Vocabulary = z.infer<typeof Vocabulary>;

export const vocabularyApi = {
  adminVocabulary: endpoint({
    method: 'GET',
    path: '/admin/vocabulary',
    auth: 'admin:content',
    summary: 'Names of all active categories and tags, and of frameworks, for the fields of forms',
    response: Vocabulary,
  }),
  adminVocabularySummary: endpoint({
    method: 'GET',
    path: '/admin/vocabulary/summary',
    auth: 'admin',
    summary: 'Counts of all tags and categories',
    response: z.object({
      tags: z.number().int(),
      categories: z.number().int(),
      active_tags: z.number().int(),
      active_categories: z.number().int(),
    }),
  }),
  adminListTags: endpoint({
    method: 'GET',
    path: '/admin/tags',
    auth: 'admin',
    summary: 'All tags by name, each with the number of its uses',
    query: Filters,
    response: z.array(AdminTag),
  }),
  adminCreateTag: endpoint({
    method: 'POST',
    path: '/admin/tags',
    auth: 'admin',
    once: true,
    summary: 'Creates a tag; 409 when another one has the name',
    body: TagInput,
    response: Done.extend({ tag: AdminTag }),
    status: 201,
  }),
  adminEditTag: endpoint({
    method: 'PUT',
    path: '/admin/tags/{id}',
    auth: 'admin',
    summary: 'Changes a tag; a job gives a new name to all uses',
    body: TagEdit,
    response: SavedTag,
  }),
  adminDeleteTag: endpoint({
    method: 'DELETE',
    path: '/admin/tags/{id}',
    auth: 'admin',
    summary:
      'Deletes a tag; 409 while it is used and `replace_with` names no other one, which a job then puts in its place',
    query: Replacement,
    response: Deleted,
  }),
  adminListCategories: endpoint({
    method: 'GET',
    path: '/admin/categories',
    auth: 'admin',
    summary: 'All categories by kind, each by name and followed by those below it, with the number of its uses',
    query: Filters.extend({ kind: z.enum(categoryKinds).optional() }),
    response: z.array(AdminCategory),
  }),
  adminCreateCategory: endpoint({
    method: 'POST',
    path: '/admin/categories',
    auth: 'admin',
    once: true,
    summary: 'Creates a category; 409 when another one of its kind has the name',
    body: CategoryInput,
    response: Done.extend({ category: AdminCategory }),
    status: 201,
  }),
  adminEditCategory: endpoint({
    method: 'PUT',
    path: '/admin/categories/{id}',
    auth: 'admin',
    summary: 'Changes a category; a job gives a new name to all uses',
    body: CategoryEdit,
    response: SavedCategory,
  }),
  adminDeleteCategory: endpoint({
    method: 'DELETE',
    path: '/admin/categories/{id}',
    auth: 'admin',
    summary:
      'Deletes a category; 409 while it is used and `replace_with` names no other one, which a job then puts in its place',
    query: Replacement,
    response: Deleted,
  }),
};
