import { forgetGrants } from '#functions/library/public.ts';
import { everything, type PersonalData } from '#lib/person/personal-data.ts';
import { forgetCopiesOf } from './file/copy/copy-removal.ts';
import { type LicensedCopy, listCopies } from './file/copy/licensed-copy.repo.ts';
import { forgetRatings } from './rating/rating.removal.ts';
import { listRatings } from './rating/rating.repo.ts';

const shown = ({ ebook_id, format, order_id, made_at }: LicensedCopy) => ({ ebook_id, format, order_id, made_at });

export const personalData: PersonalData = {
  entities: ['rating', 'licensed-copy'],
  async exportOf({ id }) {
    const [ratings, copies] = await Promise.all([listRatings(id, everything), listCopies(id, undefined, everything)]);
    return { ratings, licensed_copies: copies.map(shown) };
  },
  async deleteOf({ id }, goesOn) {
    await forgetRatings(id, goesOn);
    // Without a grant no worker can write another copy: all that exist are found.
    await forgetGrants(id, goesOn);
    await forgetCopiesOf(id, goesOn);
  },
};
