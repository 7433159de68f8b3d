import { describe, expect, it } from 'vitest';
import { everyEntity } from '#scripts/data-model/entities.ts';
import { personalDataParts } from './registry.ts';

/** Attributes that tie an item to a person. */
const ties = ['user_id', 'owner_id', 'holder', 'email', 'actor_id', 'saved_by', 'visitor_id'];

/** Entities tied to a person that are neither exported nor removed with an account, and why. */
const apart: Readonly<Record<string, string>> = {
  deletion: 'is the deletion itself, removed in the last transaction',
  'export-job': 'is the export itself: over with the account, else after seven days',
  suppression: 'prevents mail to an address that refused it, even after the account is gone',
  generation: 'says which admin asked for it, and is forgotten after 90 days',
  job: 'says which admin asked for it, and is forgotten after 30 days',
  audit: 'is the log of what admins did, which nobody may change',
  author: 'is shown under published articles, as an admin entered it',
  'article-draft': 'names the admin who saved it',
  'article-revision': 'names the admin who saved it',
  'legal-page': 'names the admin who saved it',
  'legal-version': 'names the admin who saved it',
  visitor: 'has an id that is not linked to an account',
  'page-view': 'has an id that is not linked to an account',
};

const tied = async () =>
  (await everyEntity()).filter(({ attributes }) => attributes.some((name) => ties.includes(name)));
const namesOf = (entities: readonly { readonly name: string }[]) => entities.map(({ name }) => name);
const registered = async () => (await personalDataParts()).flatMap(({ entities }) => entities);

describe('personal data', () => {
  it("is in a domain's part of exports and deletions, or exempt for a stated reason", async () => {
    const known = [...(await registered()), ...Object.keys(apart)];
    expect(namesOf(await tied()).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('is in one part only, and never both in a part and among the exceptions', async () => {
    const known = [...(await registered()), ...Object.keys(apart)];
    expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
  });

  it('names existing entities only, and every exception is tied to a person', async () => {
    const entities = namesOf(await everyEntity());
    expect((await registered()).filter((name) => !entities.includes(name))).toEqual([]);
    const people = namesOf(await tied());
    expect(Object.keys(apart).filter((name) => !people.includes(name))).toEqual([]);
  });
});
