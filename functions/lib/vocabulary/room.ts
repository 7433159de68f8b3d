import { mostCategories, mostTags } from '#shared/vocabulary/choices.ts';
import { mostFrameworks } from '#shared/vocabulary/frameworks.ts';
import { conflict } from '../errors.ts';
import { freshCategories } from './category.repo.ts';
import { listFrameworks } from './framework.repo.ts';
import { freshTags } from './tag.repo.ts';

/* The vocabulary is read whole, so it cannot grow for ever. Of several made at once a few more may fit. */

function requireRoom(there: number, most: number, what: string): void {
  const count = most.toLocaleString('en-US');
  if (there >= most) throw conflict(`There can be at most ${count} ${what}. Delete or merge some first.`);
}

/** 409 when there are as many tags as there can be. */
export const requireRoomForTag = async (): Promise<void> => requireRoom((await freshTags()).length, mostTags, 'tags');

/** 409 when there are as many categories as there can be. */
export const requireRoomForCategory = async (): Promise<void> =>
  requireRoom((await freshCategories()).length, mostCategories, 'categories');

/** 409 when there are as many frameworks as there can be. */
export const requireRoomForFramework = async (): Promise<void> =>
  requireRoom((await listFrameworks()).length, mostFrameworks, 'frameworks');
