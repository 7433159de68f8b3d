import { number, text } from '../table/attributes.ts';

/** Attributes of every managed thing's entity. */
export const kept = {
  id: text,
  created_at: text,
  updated_at: text,
  /** The optimistic lock: incremented by every save. */
  revision: number,
} as const;

/** For a thing with its own address: every slug it has had, so that a purge can release them all. */
export const withSlug = {
  slug: text,
  slugs: { type: 'list', required: true, items: { type: 'string', required: true } },
} as const;

/** For a thing with a trash; its index `inListByTime` is by `list`, `listed_at` and `id`. */
export const withTrash = {
  /** `purging` cannot be undone: dependent data is being deleted. */
  list: { type: ['current', 'trash', 'purging'], required: true },
  /** Its position in the list; in the trash, the time of its purge. */
  listed_at: text,
  deleted_at: { type: 'string' },
} as const;
