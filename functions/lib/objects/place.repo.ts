import { PlaceEntity } from './place.entity.ts';

/** The key after which the walk below a prefix goes on; undefined at its beginning. */
export async function findPlace(prefix: string): Promise<string | undefined> {
  return (await PlaceEntity.get({ prefix }).go({ consistent: true })).data?.after;
}

export async function keepPlace(prefix: string, after: string | undefined): Promise<void> {
  await PlaceEntity.put({ prefix, after }).go();
}
