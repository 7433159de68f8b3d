import type { PersonalData } from '#lib/person/personal-data.ts';
import { forgetRatings } from './rating/rating.removal.ts';
import { listRatings } from './rating/rating.repo.ts';

export const personalData: PersonalData = {
  entities: ['rating'],
  exportOf: async ({ id }) => ({ ratings: await listRatings(id) }),
  deleteOf: ({ id }) => forgetRatings(id),
};
