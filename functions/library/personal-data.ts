import { type ExportInPages, everything, type PersonalData } from '#lib/person/personal-data.ts';
import { sideBySide } from '#lib/side-by-side.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { forgetGrants, type Grant, listGrants } from './grant.repo.ts';
import { countHighlights, exportHighlights, forgetHighlights, highlightsFrom } from './highlight.repo.ts';
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

/** All but the highlights. */
async function shelfOf(id: string) {
  const [grants, wishlist, places] = await Promise.all([
    listGrants(id, everything),
    listWishes(id),
    listPlaces(id, everything),
  ]);
  return { ebooks: grants.map(ownedEbook), wishlist, reading: places.map(readingPlace) };
}

/** So many highlights are answered at once. */
const mostAtOnce = 5000;

/** For readers with thousands of highlights, of which each may be four kilobytes. */
const inPages: ExportInPages = {
  isMany: async ({ id }) => (await countHighlights(id)) > mostAtOnce,
  rest: ({ id }) => shelfOf(id),
  async page({ id }, cursor) {
    const { highlights, next } = await highlightsFrom(id, cursor);
    return { part: { highlights }, next };
  },
};

export const personalData: PersonalData = {
  entities: ['grant', 'wish', 'reading-place', 'highlight', 'highlight-count'],
  async exportOf({ id }) {
    const [shelf, highlights] = await Promise.all([shelfOf(id), exportHighlights(id)]);
    return { ...shelf, highlights };
  },
  inPages,
  async deleteOf({ id }, goesOn) {
    const all = [forgetGrants, forgetWishes, forgetPlaces, forgetHighlights];
    await sideBySide(all, all.length, (forget) => forget(id, goesOn));
  },
};
