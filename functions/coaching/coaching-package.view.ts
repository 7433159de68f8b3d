import type { AdminCoachingPackage, CoachingPackage } from '#shared/coaching/coaching-package.ts';
import { minutesOf, typeOfCategory } from '#shared/coaching/derived.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { StoredPackage } from './coaching-package.repo.ts';

/** As visitors see it: the stored fields, and derived values unless an admin overrode them. */
export const toPackage = (stored: StoredPackage): CoachingPackage => ({
  id: stored.id,
  title: stored.title,
  description: stored.description,
  price: toDollars(stored.price),
  duration: stored.duration,
  sessions: stored.sessions,
  level: stored.level,
  category: stored.category,
  features: stored.features,
  max_participants: stored.max_participants,
  rating: stored.rating,
  session_duration: stored.session_duration ?? minutesOf(stored.duration),
  difficulty_level: stored.difficulty_level ?? stored.level,
  coaching_type: stored.coaching_type ?? typeOfCategory(stored.category),
  is_free: stored.is_free ?? stored.price === 0,
  created_at: stored.created_at,
  updated_at: stored.updated_at,
});

export const toAdminPackage = (stored: StoredPackage): AdminCoachingPackage => ({
  ...toPackage(stored),
  overrides: {
    session_duration: stored.session_duration ?? null,
    difficulty_level: stored.difficulty_level ?? null,
    coaching_type: stored.coaching_type ?? null,
    is_free: stored.is_free ?? null,
  },
  deleted_at: stored.deleted_at ?? null,
  revision: stored.revision,
});
