import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Line, RequiredLine } from '../kernel/text.ts';
import { categoryKinds, defaultTermColor, longestCategory } from './choices.ts';
import { nameMissing } from './name-missing.ts';

/** A colour such as `#3b82f6`. */
export const Color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Choose a color such as #3b82f6');

const Fields = z.object({
  /** Unique within its kind, whatever the case. */
  name: RequiredLine(longestCategory, nameMissing),
  description: Line(200),
  color: Color,
  /** The category of the same kind that it is below; the tree is two deep. */
  parent_id: Id('category').nullable(),
  /** An inactive one is offered nowhere; things that have it keep it. */
  active: z.boolean(),
});

/** A new category. */
export const CategoryInput = z.object({
  name: Fields.shape.name,
  /** Never changes. */
  kind: z.enum(categoryKinds, 'Choose what it sorts'),
  description: Fields.shape.description.default(''),
  color: Fields.shape.color.default(defaultTermColor),
  parent_id: Fields.shape.parent_id.default(null),
  active: Fields.shape.active.default(true),
});
export type CategoryInput = z.infer<typeof CategoryInput>;

/** A change names the revision it is based on; omitted fields keep their values. A new name is given to all uses. */
export const CategoryEdit = Fields.partial().extend({ revision: z.number().int() });
export type CategoryEdit = z.infer<typeof CategoryEdit>;

/** A category as the back-office sees it. */
export const AdminCategory = Fields.extend({
  id: Id('category'),
  kind: z.enum(categoryKinds),
  /** Name of the category that it is below, or empty. */
  parent: z.string(),
  /** The code names it: it can be neither renamed nor deleted. */
  is_fixed: z.boolean(),
  /** Things that have it, those in the trash included. */
  usage_count: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type AdminCategory = z.infer<typeof AdminCategory>;
