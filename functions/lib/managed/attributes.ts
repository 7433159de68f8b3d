import { number, text } from '../table/attributes.ts';

/** What the entity of every managed thing has. */
export const kept = {
  id: text,
  created_at: text,
  updated_at: text,
  /** The lock: raised by every save. */
  revision: number,
} as const;

/** Of a thing that has an address of its own: every slug it has had, so that a purge gives them all back. */
export const withSlug = {
  slug: text,
  slugs: { type: 'list', required: true, items: { type: 'string', required: true } },
} as const;

/** Of a thing that has a trash; its index `inListByTime` is by `list`, `listed_at` and `id`. */
export const withTrash = {
  /** `purging` is past return: what hangs on it is being deleted. */
  list: { type: ['current', 'trash', 'purging'], required: true },
  /** Its place in the list; in the trash, when it will be purged. */
  listed_at: text,
  deleted_at: { type: 'string' },
} as const;
