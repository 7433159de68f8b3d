import type { Placed } from './recipient.repo.ts';

/** Where the address of a recipient stands: the place in a batch of a round. */
export type Place = Pick<Placed, 'round' | 'batch' | 'place'>;

/** A place as a recipient keeps it: `1#000003#12`. */
export const placeText = ({ round, batch, place }: Place): string => `${round}#${batch}#${place}`;

/** The place that a text names. Throws for anything that `placeText` has not made: a guess would forget somebody else. */
export function readPlace(text: string): Place {
  const [, round, batch, place] = /^(\d+)#(\d+)#(\d+)$/.exec(text) ?? [];
  if (!batch) throw new Error(`Not a place of a recipient: ${text}`);
  return { round: Number(round), batch, place: Number(place) };
}
