import { everything, type PersonalData } from '#lib/person/personal-data.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { forgetGrants, type Grant, listGrants } from './grant.repo.ts';
import { exportHighlights, forgetHighlights } from './highlight.repo.ts';
import { forgetPlaces, listPlaces, type StoredPlace } from './reading.repo.ts';
import { forgetWishes, listWishes } from './wishlist.repo.ts';

const ownedEbook = ({ ebook_id, order_id, paid, granted_at }: Grant) => ({
  ebook_id,
  order_id,
  paid: toDollars(paid),
  purchased_at: granted_at,
});

const readingPlace = ({ ebook_id, position, paragraph, heading, updated_at }: StoredPlace) => ({
  ebook_id,
  position,
  paragraph,
  heading,
  updated_at,
});

export const personalData: PersonalData = {
  entities: ['grant', 'wish', 'reading-place', 'highlight', 'highlight-count'],
  async exportOf({ id }) {
    const [grants, wishlist, places, highlights] = await Promise.all([
      listGrants(id, everything),
      listWishes(id),
      listPlaces(id, everything),
      exportHighlights(id),
    ]);
    return { ebooks: grants.map(ownedEbook), wishlist, reading: places.map(readingPlace), highlights };
  },
  async deleteOf({ id }) {
    await Promise.all([forgetGrants(id), forgetWishes(id), forgetPlaces(id), forgetHighlights(id)]);
  },
};
