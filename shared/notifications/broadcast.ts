import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { RequiredLine, RequiredText, Typeset } from '../kernel/text.ts';
import { audiences, broadcastTypes, messageMissing, priorities, titleMissing } from './choices.ts';

const Fields = z.object({
  title: Typeset(RequiredLine(120, titleMissing)),
  message: Typeset(RequiredText(1000, messageMissing)),
  type: z.enum(broadcastTypes),
  priority: z.enum(priorities),
  audience: z.enum(audiences),
  active: z.boolean(),
  expires_at: z.iso.datetime('Use a date and time such as 2026-12-01T00:00:00Z').nullable(),
  /** A code that everybody can use. */
  discount_code: z.string().trim().toUpperCase().max(40, 'Use at most 40 characters').nullable(),
  discount_percentage: z.number().min(1, 'Use 1 to 100 percent').max(100, 'Use 1 to 100 percent').nullable(),
});

/** An admin's input. */
export const BroadcastInput = Fields.extend({
  type: Fields.shape.type.default('info'),
  priority: Fields.shape.priority.default('normal'),
  audience: Fields.shape.audience.default('all'),
  active: Fields.shape.active.default(true),
  expires_at: Fields.shape.expires_at.default(null),
  discount_code: Fields.shape.discount_code.default(null),
  discount_percentage: Fields.shape.discount_percentage.default(null),
});
export type BroadcastInput = z.infer<typeof BroadcastInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const BroadcastEdit = Fields.partial().extend({ revision: z.number().int() });
export type BroadcastEdit = z.infer<typeof BroadcastEdit>;

export const Broadcast = Fields.extend({
  id: Id('broadcast'),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.number().int(),
});
export type Broadcast = z.infer<typeof Broadcast>;

/** A broadcast as admins see it. */
export const AdminBroadcast = Broadcast.extend({
  /** How many people it has been shown to. */
  seen: z.number().int(),
});
export type AdminBroadcast = z.infer<typeof AdminBroadcast>;

/** Figures of the back-office tiles, over all broadcasts. */
export const BroadcastSummary = z.object({
  total: z.number().int(),
  active: z.number().int(),
  info: z.number().int(),
  high_priority: z.number().int(),
  /** How many accounts there are: the readers of those for everyone. */
  accounts: z.number().int(),
});
export type BroadcastSummary = z.infer<typeof BroadcastSummary>;
