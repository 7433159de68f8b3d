import * as z from 'zod';
import { Id } from '../kernel/ids.ts';
import { Dollars } from '../kernel/money.ts';
import { Line, Typeset } from '../kernel/text.ts';
import {
  coachingCategories,
  coachingLevels,
  coachingTypes,
  defaultCoachingCategory,
  defaultCoachingLevel,
} from './choices.ts';
import { titleAndPriceMissing } from './title-and-price-missing.ts';

const count = (most: number) => z.number().int('Use a whole number').min(1, 'Use at least 1').max(most);
const minutes = count(24 * 60);

/** Fields of the back-office form. */
const Asked = z.object({
  title: Typeset(z.string(titleAndPriceMissing).pipe(Line(160)).pipe(z.string().min(1, titleAndPriceMissing))),
  description: Typeset(z.string().trim().max(4000, 'Use at most 4,000 characters')),
  price: z.number(titleAndPriceMissing).pipe(Dollars),
  /** Free text: `60 minutes`. */
  duration: Line(60),
  sessions: count(1000),
  level: z.enum(coachingLevels),
  category: z.enum(coachingCategories),
  features: z
    .array(Typeset(Line(200)))
    .max(30, 'Use at most 30')
    .transform((items) => items.filter(Boolean)),
  /** 1 means individual. */
  max_participants: count(10_000),
  /** 0 means no ratings. */
  rating: z.number().min(0, 'A rating is between 0 and 5').max(5, 'A rating is between 0 and 5'),
});
/** Fields derived from them. */
const Derived = z.object({
  session_duration: minutes,
  difficulty_level: z.enum(coachingLevels),
  coaching_type: z.enum(coachingTypes),
  is_free: z.boolean(),
});
/** An admin's overrides of derived fields; null removes one. */
const Overrides = z.object({
  session_duration: minutes.nullable(),
  difficulty_level: Derived.shape.difficulty_level.nullable(),
  coaching_type: Derived.shape.coaching_type.nullable(),
  is_free: z.boolean().nullable(),
});
const { shape } = Asked;

/** A new package. Only title and price are required. */
export const CoachingPackageInput = Asked.extend({
  description: shape.description.default(''),
  duration: shape.duration.default('60 minutes'),
  sessions: shape.sessions.default(1),
  level: shape.level.default(defaultCoachingLevel),
  category: shape.category.default(defaultCoachingCategory),
  features: shape.features.default([]),
  max_participants: shape.max_participants.default(1),
  rating: shape.rating.default(0),
}).extend(Overrides.partial().shape);
export type CoachingPackageInput = z.infer<typeof CoachingPackageInput>;

/** A change names the revision it is based on; omitted fields keep their values. */
export const CoachingPackageEdit = Asked.extend(Overrides.shape).partial().extend({ revision: z.number().int() });
export type CoachingPackageEdit = z.infer<typeof CoachingPackageEdit>;

/** A package with its form fields and derived fields. */
export const CoachingPackage = Asked.extend(Derived.shape).extend({
  id: Id('coachingPackage'),
  created_at: z.string(),
  updated_at: z.string(),
});
export type CoachingPackage = z.infer<typeof CoachingPackage>;

export const AdminCoachingPackage = CoachingPackage.extend({
  /** Overrides of derived fields; null: none. */
  overrides: Overrides,
  deleted_at: z.string().nullable(),
  revision: z.number().int(),
});
export type AdminCoachingPackage = z.infer<typeof AdminCoachingPackage>;
