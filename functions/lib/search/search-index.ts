import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { badCursor, onlyGoodCursors } from '../table/cursor.ts';
import type { TransactItem } from '../table/transact.ts';
import type { SearchEntity } from './search-entity.ts';
import { folded, foldedTexts, type Searched, type SearchText } from './search-text.ts';

interface Indexed<Thing> extends Searched<Thing> {
  readonly entity: SearchEntity;
}

interface Search<Thing> {
  /** What somebody has typed. */
  readonly typed: string;
  readonly page: PageQuery;
  /** The things with these ids; those that no longer exist are left out. */
  readonly load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Thing>>;
  readonly passes: (thing: Thing) => boolean;
}

interface SearchIndex<Thing> {
  /** Parts of the transaction that changes a thing: undefined is none, before its creation or after its deletion. */
  items(before: Thing | undefined, after: Thing | undefined): TransactItem[];
  /** A page of the things with a text that begins like this, each once. With a filter it may be shorter than asked. */
  find(search: Search<Thing>): Promise<Page<Thing>>;
}

/** Portions that one search reads for a page: a filter that hardly anything passes ends with a short page. */
const mostPortions = 10;

const initialOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

function indexItems<Thing>(index: Indexed<Thing>, before: Thing | undefined, after: Thing | undefined): TransactItem[] {
  const { entity, idOf } = index;
  const keysOf = (thing: Thing | undefined) =>
    thing ? foldedTexts(index, thing).map((each) => ({ ...each, initial: initialOf(each.text), id: idOf(thing) })) : [];
  const [old, fresh] = [keysOf(before), keysOf(after)];
  const without = (keys: typeof old, others: typeof old) =>
    keys.filter(({ field, text }) => !others.some((other) => other.field === field && other.text === text));
  return [
    ...without(old, fresh).map((key): TransactItem => ({ Delete: entity.delete(key).params() })),
    ...without(fresh, old).map((key): TransactItem => ({ Put: entity.put(key).params() })),
  ];
}

/** The list's cursor: the field in which the search goes on, and where. */
function placeOf(fields: readonly string[], cursor: string | undefined): { field: string; rest: string | null } {
  const [field = '', rest = ''] = /^(\w+)~(.*)$/.exec(cursor ?? `${fields[0]}~`)?.slice(1) ?? [];
  if (!fields.includes(field)) throw badCursor();
  return { field, rest: rest || null };
}

type Match = SearchText & { readonly id: string };

/** Where the texts of a field end, so does the page: the next one begins with the next field. */
function matchesOf<Thing>(index: Indexed<Thing>, beginning: string, query: PageQuery): Promise<Page<Match>> {
  const { entity, fields, order } = index;
  const { field, rest } = placeOf(fields, query.cursor);
  const texts = entity.query.whatBeginsWith({ field, initial: initialOf(beginning) }).begins({ text: beginning });
  return onlyGoodCursors(async () => {
    const { data, cursor } = await texts.go({ order, limit: query.limit, cursor: rest });
    const following = fields[fields.indexOf(field) + 1];
    return { items: data, next: cursor ? `${field}~${cursor}` : following && `${following}~` };
  });
}

/** A thing with several texts that begin like this is found by the first of them only. */
function isFirst<Thing>(index: Indexed<Thing>, thing: Thing, match: Match, beginning: string): boolean {
  const first = foldedTexts(index, thing).find(({ text }) => text.startsWith(beginning));
  return first?.field === match.field && first.text === match.text;
}

async function find<Thing>(index: Indexed<Thing>, { typed, page, load, passes }: Search<Thing>): Promise<Page<Thing>> {
  const beginning = folded(typed);
  const found: Thing[] = [];
  let rest: PageQuery | undefined = page;
  for (let portion = 0; rest && rest.limit > 0 && portion < mostPortions; portion++) {
    const { items: matches, next }: Page<Match> = await matchesOf(index, beginning, rest);
    const things = await load([...new Set(matches.map(({ id }) => id))]);
    for (const match of matches) {
      const thing = things.get(match.id);
      if (thing && isFirst(index, thing, match, beginning) && passes(thing)) found.push(thing);
    }
    rest = next === undefined ? undefined : { limit: page.limit - found.length, cursor: next };
  }
  return { items: found, next: rest?.cursor };
}

/** An index of the beginnings of texts, written with the things themselves: a search reads what it finds, no more. */
export const searchIndex = <Thing>(index: Indexed<Thing>): SearchIndex<Thing> => ({
  items: (before, after) => indexItems(index, before, after),
  find: (search) => find(index, search),
});
