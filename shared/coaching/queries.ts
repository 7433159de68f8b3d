import { oneOf } from '../api-query.ts';
import { type CoachingLevel, type CoachingType, listedPackages } from './choices.ts';

/** The filters for packages; blank for "any". */
interface Narrowing {
  readonly type: CoachingType | '';
  readonly level: CoachingLevel | '';
}

/** The matching packages. */
export const packagesQuery = ({ type, level }: Narrowing) =>
  oneOf('GET /coaching-packages', {
    query: {
      limit: listedPackages,
      ...(type && { coaching_type: type }),
      ...(level && { difficulty_level: level }),
    },
  });

/** One package. */
export const packageQuery = (id: string) => oneOf('GET /coaching-packages/{id}', { params: { id } });
