import { Entity } from 'electrodb';
import { kept, withTrash } from '#lib/managed/attributes.ts';
import { number, text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { defineList } from '#lib/table/list-mark.ts';
import { coachingCategories, coachingLevels, coachingTypes } from '#shared/coaching/choices.ts';

export const packageList = defineList('coaching-packages');

/** A coaching package: the form's fields, and an admin's overrides of derived values. */
export const CoachingPackageEntity = new Entity(
  {
    model: { entity: 'coaching-package', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      ...withTrash,
      title: text,
      description: text,
      /** Cents. */
      price: number,
      duration: text,
      sessions: number,
      level: { type: coachingLevels, required: true },
      category: { type: coachingCategories, required: true },
      features: texts,
      max_participants: number,
      rating: number,
      /** Absent: derived from `duration`. */
      session_duration: { type: 'number' },
      /** Absent: same as `level`. */
      difficulty_level: { type: coachingLevels },
      /** Absent: derived from `category`. */
      coaching_type: { type: coachingTypes },
      /** Absent: true if the price is 0. */
      is_free: { type: 'boolean' },
    },
    indexes: {
      byId: itemKey(['id']),
      inListByTime: indexKey(1, ['list'], ['listed_at', 'id']),
    },
  },
  tableConfiguration,
);
