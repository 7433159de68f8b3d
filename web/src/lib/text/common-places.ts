/** Places at which two lists have the same. */
export type Pair = [place: number, otherPlace: number];

/** As many as possible. */
function longestCommon(one: readonly string[], other: readonly string[]): Pair[] {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; )
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return pairs;
}

/** The place of each entry that a list has once. */
function placesOf(list: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [place, text] of list.entries()) places.has(text) ? repeated.add(text) : places.set(text, place);
  for (const text of repeated) places.delete(text);
  return places;
}

/** As many of the pairs as are in order in both lists; they come in the order of the first. */
function inOrder(pairs: readonly Pair[]): Pair[] {
  // The ends of the best chains of each length, and what comes before each pair in its chain.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [at, [, otherPlace]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < otherPlace) low = middle + 1;
      else high = middle;
    }
    before.set(at, ends[low - 1]);
    ends[low] = at;
  }
  const chain: Pair[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) chain.push(...pairs.slice(at, at + 1));
  return chain.reverse();
}

/** Between entries that both lists have once, everything is compared by itself: without such, it is all different. */
function anchored(one: readonly string[], other: readonly string[]): Pair[] {
  const otherPlaces = placesOf(other);
  const once = [...placesOf(one)].flatMap(([text, place]): Pair[] => {
    const otherPlace = otherPlaces.get(text);
    return otherPlace === undefined ? [] : [[place, otherPlace]];
  });
  const anchors = inOrder(once);
  if (anchors.length === 0) return [];
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  for (const [nextOne, nextOther] of [...anchors, [one.length, other.length] as Pair]) {
    const [from, otherFrom] = [i, j];
    const within = common(one.slice(i, nextOne), other.slice(j, nextOther));
    for (const [place, otherPlace] of within) pairs.push([place + from, otherPlace + otherFrom]);
    if (nextOne < one.length) pairs.push([nextOne, nextOther]);
    [i, j] = [nextOne + 1, nextOther + 1];
  }
  return pairs;
}

/** What is compared entry by entry; its table takes four bytes for each pair of entries. */
const mostCells = 4_000_000;

/** Pairs of places at which two lists have the same, in order; as many as possible, unless the lists are very long. */
export function common(one: readonly string[], other: readonly string[]): Pair[] {
  return one.length * other.length <= mostCells ? longestCommon(one, other) : anchored(one, other);
}
