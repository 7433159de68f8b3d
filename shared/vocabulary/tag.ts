import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Line, RequiredLine } from '../kernel/text.ts';
import { Color } from './category.ts';
import { defaultTermColor, longestTag } from './choices.ts';
import { nameMissing } from './name-missing.ts';

const Fields = z.object({
  /** Unique, whatever the case. */
  name: RequiredLine(longestTag, nameMissing),
  description: Line(200),
  color: Color,
  /** A category that groups it, of any kind. */
  category_id: Id('category').nullable(),
  /** An inactive one is not suggested; things that have it keep it. */
  active: z.boolean(),
});

/** A new tag. A tag that is typed into a form and new joins with these defaults. */
export const TagInput = z.object({
  name: Fields.shape.name,
  description: Fields.shape.description.default(''),
  color: Fields.shape.color.default(defaultTermColor),
  category_id: Fields.shape.category_id.default(null),
  active: Fields.shape.active.default(true),
});
export type TagInput = z.infer<typeof TagInput>;

/** A change names the revision it is based on; omitted fields keep their values. A new name is given to all uses. */
export const TagEdit = Fields.partial().extend({ revision: z.number().int() });
export type TagEdit = z.infer<typeof TagEdit>;

/** A tag as the back-office sees it. */
export const AdminTag = Fields.extend({
  id: Id('tag'),
  /** Name of its category, or empty. */
  category: z.string(),
  /** Things that have it, those in the trash included. */
  usage_count: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type AdminTag = z.infer<typeof AdminTag>;
